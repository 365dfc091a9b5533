import { expect, it } from 'vitest';
import { daysInArabic, secondsInArabic, weeksInArabic } from '../../api/arabic-count.ts';
import { translationText } from '../../api/db/seed/contents/translation-text.ts';
import { historyOf } from '../../api/db/seed/history/history.ts';
import { taxRows } from '../../api/db/seed/history/taxes.ts';
import { percentText } from '../../api/documents/formats.ts';
import { fieldErrorTexts } from '../../api/http/field-error-texts.ts';
import { digestMessage } from '../../api/mail/digest-message.ts';
import { readCatalogue } from '../../scripts/catalogue.mjs';
import { yearLimits } from '../../src/services/contract/fields/field.ts';
import { isolated } from '../../src/services/contract/isolated.ts';
import { notificationKinds } from '../../src/services/contract/statuses.ts';
import { seededOn } from './test-api.ts';

const catalogues = { en: readCatalogue('en'), ar: readCatalogue('ar') };

const inCatalogue = (id: string) => ({ en: catalogues.en.get(id), ar: catalogues.ar.get(id) });

it('sends the texts of the catalogue for the keys that may replace it', () => {
  const own = Object.keys(translationText).map((id) => [id, inCatalogue(id)]);
  expect(translationText).toEqual(Object.fromEntries(own));
});

it.each([
  ['required', 'field_required'],
  ['invalidEmail', 'error_invalid_email'],
  ['tooLong', 'invalid_too_long'],
  ['invalidPhone', 'invalid_phone'],
  ['invalidDate', 'invalid_date'],
  ['invalidChoice', 'invalid_choice'],
  ['noLetter', 'invalid_no_letter'],
  ['samePassword', 'invalid_same_password'],
] as const)('has the same text for the field error %s as the form', (code, id) => {
  expect(fieldErrorTexts[code]).toEqual(inCatalogue(id));
});

it.each([
  ['invalidAmount', 'invalid_above_zero', { whole: 40, decimal: 7.5 }],
  ['invalidNumber', 'invalid_number', { whole: 40, decimal: 7.5 }],
  ['invalidYear', 'invalid_year', { first: yearLimits.min, last: yearLimits.max, example: 2018 }],
] as const)('has the same text for the field error %s as the form, with its numbers', (code, id, numbers) => {
  const values: Readonly<Record<string, number>> = numbers;
  const filled = (text = '') => text.replace(/\{(\w+)(, number)?\}/g, (_, name) => String(values[name]));
  const { en, ar } = inCatalogue(id);
  expect(fieldErrorTexts[code]).toEqual({ en: filled(en), ar: filled(ar) });
});

it('writes percent signs in Arabic as the formatter does, with marks that keep them after the number', () => {
  expect([percentText(7.5, 'en'), percentText(7.5, 'ar')]).toEqual(['7.5%', '7.5\u200e%\u200e']);
  const { invoices } = historyOf(seededOn);
  const ofInvoices = invoices.flatMap(({ taxes }) => taxes.map(({ description }) => description.ar ?? ''));
  const texts = [...ofInvoices, ...taxRows.map(({ title }) => title.ar ?? '')].filter((text) => text.includes('%'));
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => !/\d\u200e%\u200e/.test(text))).toEqual([]);
});

it.each([
  ['seconds', secondsInArabic, ['0 ثانية', 'ثانية واحدة', 'ثانيتين', '10 ثوانٍ', '40 ثانية', '100 ثانية']],
  ['weeks', weeksInArabic, ['0 أسبوع', 'أسبوع واحد', 'أسبوعين', '10 أسابيع', '40 أسبوعًا', '100 أسبوع']],
  ['days', daysInArabic, ['0 يوم', 'يوم واحد', 'يومان', '10 أيام', '40 يومًا', '100 يوم']],
])('counts %s in the Arabic plural forms', (_, count, expected) => {
  expect([0, 1, 2, 10, 40, 100].map(count)).toEqual(expected);
});

it.each(notificationKinds)('has the same sentence for “%s” in an email as on screen', (kind) => {
  const texts = inCatalogue(`notify_${kind.toLowerCase().replaceAll(' ', '_')}`);
  for (const language of ['en', 'ar'] as const) {
    const sentence = texts[language]?.replace('{subject}', isolated('Audit'));
    const { text } = digestMessage([{ kind, subject: 'Audit' }], language, { page: '', unsubscribe: '' });
    expect(text).toContain(`\n- ${sentence}.\n`);
  }
});
