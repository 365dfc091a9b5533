import type { MessageId, Translate } from '../messages.tsx';
import { lookUp } from './look-up.ts';

/** The message for a value of the wire; an unknown value is shown as it is. */
export function knownMessage(
  t: Translate,
  known: Readonly<Record<string, MessageId>>,
  value: string | null,
): string | null {
  const id = lookUp(known, value);
  return id ? t(id) : value;
}
