import { text } from '../../src/services/contract/readers.ts';
import { HttpError } from '../http/http-error.ts';

/** Refuses an edit that began from another version than the one that is kept. */
export function refuseStale(startedFrom: unknown, modified: string): void {
  const given = text(startedFrom);
  if (given !== null && plainTime(given) !== plainTime(modified)) throw changedElsewhere();
}

/** The wire may drop the zeros at the end of a second's fraction. */
const plainTime = (time: string): string => time.replace('T', ' ').replace(/\.?0+$/, '');

const changedElsewhere = () =>
  new HttpError(417, 'TimestampMismatchError', {
    text: {
      en: 'This was changed somewhere else. Review the latest version.',
      ar: 'عُدّل هذا العنصر في مكان آخر. راجع أحدث نسخة.',
    },
    fieldname: 'modified',
  });
