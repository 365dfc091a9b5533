import { describe, expect, it } from 'vitest';
import { hasArabicDigits } from '../../src/ui/digits.ts';

describe('the digits ٠-٩', () => {
  it.each([
    ['ar-u-ca-gregory-nu-arab', true],
    ['ar-u-ca-gregory-nu-latn', false],
    ['en-u-ca-gregory-nu-latn', false],
  ])('are shown in %s: %s', (locale, areShown) => {
    expect(hasArabicDigits(locale)).toBe(areShown);
  });
});
