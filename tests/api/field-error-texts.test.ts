import { expect, it } from 'vitest';
import { missingTexts, textOf, tooManyError } from '../../api/http/field-error-texts.ts';
import { newPassword } from '../../src/services/contract/fields/account-fields.ts';
import { attachedFilesField } from '../../src/services/contract/fields/attached-files.ts';
import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import type { Field } from '../../src/services/contract/fields/field.ts';
import { fieldErrorCodes } from '../../src/services/contract/fields/field-error.ts';
import { questionField } from '../../src/services/contract/fields/quotation-fields.ts';
import { textError } from '../../src/services/contract/fields/text-error.ts';
import { validationMessage } from '../../src/ui/form/validation-message.ts';
import { createFormat } from '../../src/ui/format.ts';
import { catalogueIn, messagesIn } from '../ui/support/messages-in.ts';

const fields: Partial<Record<(typeof fieldErrorCodes)[number], Field>> = {
  tooShort: newPassword,
  amountTooLarge: candidateFields.hourly_rates,
  fileTooLarge: candidateFields.upload_cv,
};
const photoCases = ['fileType', 'fileContent'] as const;
const cases = [
  ...fieldErrorCodes.map((code) => [code, fields[code]] as const),
  ['tooMany', attachedFilesField] as const,
  ...photoCases.map((code) => [code, candidateFields.photo_url] as const),
];

it.each((['en', 'ar'] as const).flatMap((language) => cases.map(([code, field]) => [language, code, field] as const)))(
  'the API and the browser have one text, in %s, for %s',
  (language, code, field) => {
    const shown = validationMessage(
      messagesIn(language),
      createFormat(language, messagesIn(language), 'Asia/Riyadh'),
      code,
      field,
    );
    expect(plain(textOf(code, field)[language] ?? '')).toBe(plain(shown));
  },
);

it('the API states the size of a photo that it accepts, which the browser reduces to less', () => {
  expect(textOf('fileTooLarge', candidateFields.photo_url)).toEqual({
    en: 'This file is larger than 2 MB.',
    ar: 'حجم هذا الملف أكبر من 2 م.ب.',
  });
});

it('the text for too many states the limit of the field', () => {
  expect(textOf('tooMany', attachedFilesField)).toEqual({ en: 'Choose up to 5', ar: 'الحد الأقصى 5 خيارات' });
  expect(textOf('tooMany', candidateFields.service_lines).en).toBe('Choose up to 60');
});

it.each([
  [5, '5 أحرف', '5 خيارات'],
  [12, '12 حرفًا', '12 خيارًا'],
  [100, '100 حرف', '100 خيار'],
])('counts %i characters and choices in the Arabic plural forms', (count, characters, choices) => {
  expect(textOf('tooShort', { ...newPassword, min: count })).toEqual({
    en: `At least ${count} characters`,
    ar: `${characters} على الأقل`,
  });
  const text = { en: `Choose up to ${count}`, ar: `الحد الأقصى ${choices}` };
  expect(tooManyError('names', count)).toEqual({ fieldname: 'names', text });
});

it.each(Object.keys(missingTexts))('the API and the browser have one text for %s', (id) => {
  for (const language of ['en', 'ar'] as const) expect(missingTexts[id]?.[language]).toBe(catalogueIn(language)._(id));
});

it('the numbers that a text gives as examples are valid in the fields that show it', () => {
  const examples = textOf('invalidNumber').en?.match(/[\d.]+/g) ?? [];
  expect(examples).toHaveLength(2);
  const { years } = candidateFields.technical_skills.cells;
  const answer = questionField({ answer_type: 'Number', is_mandatory: true });
  for (const field of [years, answer])
    expect(examples.map((typed) => textError(field, typed, { today: null }))).toEqual([null, null]);
});

/** Removes the directional marks and replaces the no-break spaces that formatted numbers and sizes may contain. */
const plain = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
