import { expect, it } from 'vitest';
import { isUnavailable } from '../../api/db/is-unavailable.ts';

it.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EROFS', true],
  ['EMFILE', true],
  ['ENFILE', true],
  ['EACCES', false],
])('a file that cannot be written because of %s: the service is unavailable: %s', (code, isExpected) => {
  const error = Object.assign(new Error(`${code}: a file could not be written`), { code });
  expect(isUnavailable(error)).toBe(isExpected);
  expect(isUnavailable(new Error('An upload failed', { cause: error }))).toBe(isExpected);
});
