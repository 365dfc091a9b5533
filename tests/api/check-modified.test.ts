import { expect, it } from 'vitest';
import { checkModified } from '../../api/record/check-modified.ts';

const text = {
  en: 'This was changed somewhere else. Review the latest version.',
  ar: 'عُدّل هذا العنصر في مكان آخر. راجع أحدث نسخة.',
};
const stored = '2026-03-05 12:00:00.120000';

it.each([
  ['2026-03-05 12:00:00.120000', stored],
  ['2026-03-05T12:00:00.120000', stored],
  ['2026-03-05 12:00:00.12', stored],
  ['2026-03-05 12:00:00', '2026-03-05 12:00:00.000000'],
  ['2026-03-05 12:00:00.000000', '2026-03-05 12:00:00'],
  ['', stored],
  [' '.repeat(40), stored],
  [null, stored],
  [undefined, stored],
])('an edit that began with %j is based on %s', (startedFrom, modified) => {
  expect(() => checkModified(startedFrom, modified)).not.toThrow();
});

it.each([
  ['another fraction of the second', '2026-03-05 12:00:00.120001'],
  ['another second', '2026-03-05 12:00:01.120000'],
  ['a text that is no time', 'yesterday'],
  ['a text that is longer than a time', ' '.repeat(41)],
])('an edit that began with %s was made of another version', (_, startedFrom) => {
  expect(() => checkModified(startedFrom, stored)).toThrow(
    expect.objectContaining({
      status: 417,
      excType: 'TimestampMismatchError',
      fieldErrors: [{ fieldname: 'modified', text }],
    }),
  );
});
