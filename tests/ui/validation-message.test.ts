import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { validationMessage } from '../../src/ui/form/validation-message.ts';
import { createFormat } from '../../src/ui/format.ts';
import type { Translate } from '../../src/ui/messages.tsx';
import { messages } from './support/messages-in.ts';

const wordsIn = (locale: 'en' | 'ar', numerals: 'latn' | 'arab') => {
  const catalogue = setupI18n({ locale, locales: `${locale}-u-ca-gregory-nu-${numerals}`, messages });
  const t: Translate = (id, values) => catalogue._(id, values);
  return { t, format: createFormat(locale, t, 'UTC', numerals) };
};

test.each([
  ['en', 'latn', 'Enter a year from 1940 to 2100, such as 2018', 'Enter a number, such as 40 or 7.5'],
  ['ar', 'latn', 'أدخل سنة من 1940 إلى 2100، مثل 2018', 'أدخل رقمًا، مثل 40 أو 7.5'],
  ['ar', 'arab', 'أدخل سنة من ١٩٤٠ إلى ٢١٠٠، مثل ٢٠١٨', 'أدخل رقمًا، مثل ٤٠ أو ٧٫٥'],
] as const)('examples have the chosen digits, in %s with %s', (language, numerals, year, number) => {
  const { t, format } = wordsIn(language, numerals);
  expect(validationMessage(t, format, 'invalidYear')).toBe(year);
  expect(validationMessage(t, format, 'invalidNumber')).toBe(number);
});
