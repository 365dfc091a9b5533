import { type Fault, sentences } from '../services/contract/fault.ts';
import type { Words } from './words.tsx';

/** What went wrong, in a sentence of the language on screen. */
export function faultWords(words: Words, fault: Fault): string {
  switch (fault.kind) {
    case 'timedOut':
      return words('fault_timed_out');
    case 'canceled':
      return words('fault_canceled');
    case 'badRequest':
      return words('fault_bad_request');
    case 'invalidUrl':
      return words('fault_invalid_url');
    case 'offline':
      return words('fault_offline');
    case 'unreachable':
    case 'unreadable':
      return words('error_network');
    case 'unauthorized':
      return words('session_expired');
    case 'forbidden':
      return words('not_permitted');
    case 'missing':
      return words('not_found');
    case 'duplicate':
      return words('fault_duplicate');
    case 'tooLarge':
      return words('fault_too_large');
    case 'maintenance':
      return words('maintenance');
    case 'server':
      return words('fault_server');
    case 'throttled':
      return fault.retryAfter === null
        ? words('fault_throttled')
        : words('retry_in_seconds', { count: Math.ceil(fault.retryAfter) });
    case 'refused':
      return ownWords(fault) ?? words('fault_refused');
    case 'unknown':
      return words('fault_unknown');
    default:
      return fault.kind satisfies never;
  }
}

/** A business rule is best told in the server's own sentence, where it sent one. */
const ownWords = ({ message }: Fault): string | null => (message === sentences.unknown ? null : message);
