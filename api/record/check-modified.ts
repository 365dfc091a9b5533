import { text } from '../../src/services/contract/readers.ts';
import { HttpError } from '../http/http-error.ts';

/** Throws an `HttpError` when an edit is based on a version other than the stored one. */
export function checkModified(startedFrom: unknown, modified: string): void {
  if (typeof startedFrom === 'string' && startedFrom.length > maxTimeLength) throw changedElsewhere('modified');
  const base = text(startedFrom);
  if (base !== null && plainTime(base) !== plainTime(modified)) throw changedElsewhere('modified');
}

/** `YYYY-MM-DD HH:mm:ss.ffffff` has 26 characters. */
const maxTimeLength = 40;

/** A client may omit trailing zeros of the fraction of a second. */
function plainTime(time: string): string {
  const [second, ...fraction] = time.replace('T', ' ').split('.');
  return `${second}.${fraction.join('.').padEnd(6, '0')}`;
}

/** The record was changed since it was read; `fieldname` is where the version was sent. */
export const changedElsewhere = (fieldname: string) =>
  new HttpError(417, 'TimestampMismatchError', {
    text: {
      en: 'This was changed somewhere else. Review the latest version.',
      ar: 'عُدّل هذا العنصر في مكان آخر. راجع أحدث نسخة.',
    },
    fieldname,
  });
