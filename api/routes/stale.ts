import { text } from '../../src/services/contract/fields.ts';
import { HttpError } from '../http/http-error.ts';

/** Refuses an edit that began from another version than the one that is kept. */
export function refuseStale(startedFrom: unknown, modified: string): void {
  if (typeof startedFrom === 'string' && startedFrom.length > maxTimeLength) throw changedElsewhere();
  const given = text(startedFrom);
  if (given !== null && plainTime(given) !== plainTime(modified)) throw changedElsewhere();
}

/** `YYYY-MM-DD HH:mm:ss.ffffff` has 26 characters. */
const maxTimeLength = 40;

/** The wire may drop the zeros at the end of a second's fraction. */
function plainTime(time: string): string {
  const [second, ...fraction] = time.replace('T', ' ').split('.');
  return `${second}.${fraction.join('.').padEnd(6, '0')}`;
}

const changedElsewhere = () =>
  new HttpError(417, 'TimestampMismatchError', {
    text: {
      en: 'This was changed somewhere else. Review the latest version.',
      ar: 'جرى تعديل هذا العنصر في مكان آخر. راجع أحدث نسخة.',
    },
    fieldname: 'modified',
  });
