import { type Cell, type Field, maxRows, yearLimits } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { documentRules, photoRules } from '../../services/contract/fields/file-rules.ts';
import type { Format } from '../format.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { rowMessage } from './field-messages.ts';

/** The text of an error in the language on screen, with the limits of the field. */
export function validationMessage(t: Translate, format: Format, code: FieldErrorCode, field?: Field | Cell): string {
  if (code === 'required' && field?.missingMessage) return rowMessage(t, field.missingMessage);
  if (field?.kind === 'photo' && (code === 'fileType' || code === 'fileContent')) return t('photo_refused');
  switch (code) {
    case 'tooShort':
      return t('min_characters', { count: field && 'min' in field ? (field.min ?? 0) : 0 });
    case 'tooMany':
      return t('invalid_too_many', { count: (field?.kind === 'rows' && field.max) || maxRows });
    case 'amountTooLarge':
      return t('invalid_amount_too_large', { max: field?.kind === 'amount' ? field.max : 0 });
    case 'invalidAmount':
    case 'invalidNumber':
      return t(errorMessages[code], { whole: 40, decimal: 7.5 });
    case 'invalidYear':
      return t(errorMessages[code], {
        first: writtenYear(format, yearLimits.min),
        last: writtenYear(format, yearLimits.max),
        example: exampleYear(format),
      });
    case 'fileTooLarge':
      return t('file_too_large', { size: maxFileSize(format, field?.kind === 'photo' ? 'photo' : 'document') });
    default:
      return t(errorMessages[code]);
  }
}

/** A year as an example of what a field takes. */
export const exampleYear = (format: Format): string => writtenYear(format, 2018);

/** A year has no separator of groups. */
const writtenYear = (format: Format, year: number): string => format.month(`${year}-01-01`) ?? '';

/** The maximum size of a file that may be chosen, formatted. */
export const maxFileSize = (format: Format, kind: 'document' | 'photo'): string =>
  format.fileSize((kind === 'photo' ? photoRules.chosenMegabytes : documentRules.megabytes) * 1e6) ?? '';

const errorMessages = {
  required: 'field_required',
  invalidEmail: 'error_invalid_email',
  invalidPhone: 'invalid_phone',
  invalidAddress: 'invalid_address',
  noLetter: 'invalid_no_letter',
  tooShort: 'min_characters',
  tooLong: 'invalid_too_long',
  invalidAmount: 'invalid_above_zero',
  invalidNumber: 'invalid_number',
  amountTooLarge: 'invalid_amount_too_large',
  tooPrecise: 'invalid_too_precise',
  invalidYear: 'invalid_year',
  invalidDate: 'invalid_date',
  inPast: 'invalid_in_past',
  inFuture: 'invalid_in_future',
  farDate: 'invalid_far_date',
  endsBeforeStart: 'invalid_before_start',
  invalidChoice: 'invalid_choice',
  chosenTwice: 'invalid_twice',
  noLevel: 'invalid_no_level',
  tooMany: 'invalid_too_many',
  fileEmpty: 'file_empty',
  fileTooLarge: 'file_too_large',
  fileType: 'file_type_refused',
  fileContent: 'file_content_refused',
  samePassword: 'invalid_same_password',
  otherName: 'invalid_other_name',
  noticeTooShort: 'invalid_notice',
  afterContractEnd: 'invalid_after_end',
} as const satisfies Record<FieldErrorCode, MessageId>;
