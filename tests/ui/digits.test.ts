import { describe, expect, it } from 'vitest';
import { hasArabicDigits, toArabicDigits } from '../../src/ui/digits.ts';

/** Without the marks of direction that a formatter adds. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');

describe('a text with the digits ٠-٩', () => {
  it.each([7, 10, 48_300, 1_234_567])('has %d as a formatter of numbers writes it', (value) => {
    const formatted = new Intl.NumberFormat('ar-u-nu-arab').format(value);
    expect(toArabicDigits(value.toLocaleString('en'))).toBe(plain(formatted));
  });

  it('has a year without a separator', () => {
    expect(toArabicDigits('2026')).toBe('٢٠٢٦');
  });

  it('has per cent as a formatter of numbers writes it', () => {
    const formatted = new Intl.NumberFormat('ar-u-nu-arab', { style: 'percent' }).format(0.92);
    expect(toArabicDigits('92%')).toBe(plain(formatted));
  });

  it.each([
    ['ar-u-ca-gregory-nu-arab', true],
    ['ar-u-ca-gregory-nu-latn', false],
    ['en-u-ca-gregory-nu-latn', false],
  ])('is shown in %s: %s', (locale, isShown) => {
    expect(hasArabicDigits(locale)).toBe(isShown);
  });
});
