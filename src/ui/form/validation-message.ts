/** The text of a validation error. */
import { type Cell, type Field, maxRows, yearLimits } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { documentRules, photoRules } from '../../services/contract/fields/file-rules.ts';
import type { Format } from '../format.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { rowMessage } from './field-messages.ts';

export function validationMessage(t: Translate, format: Format, code: FieldErrorCode, field?: Field | Cell): string {
  if (code === 'required' && field?.missingMessage) return rowMessage(t, field.missingMessage);
  if (field?.kind === 'photo' && (code === 'fileType' || code === 'fileContent')) return t('photo_refused');
  switch (code) {
    case 'tooShort':
      return t('min_characters', { count: field && 'min' in field ? (field.min ?? 0) : 0 });
    case 'tooMany':
      return t('refusal_too_many', { count: (field?.kind === 'rows' && field.max) || maxRows });
    case 'amountTooLarge':
      return t('refusal_too_much', { max: field?.kind === 'amount' ? field.max : 0 });
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

/** The maximum size of a file, formatted. */
export const maxFileSize = (format: Format, kind: 'document' | 'photo'): string =>
  format.fileSize((kind === 'photo' ? photoRules : documentRules).megabytes * 1e6) ?? '';

const errorMessages = {
  required: 'field_required',
  invalidEmail: 'error_invalid_email',
  invalidPhone: 'refusal_phone',
  invalidAddress: 'refusal_address',
  noLetter: 'refusal_no_letter',
  tooShort: 'min_characters',
  tooLong: 'refusal_too_long',
  invalidAmount: 'refusal_above_zero',
  invalidNumber: 'refusal_number',
  amountTooLarge: 'refusal_too_much',
  tooPrecise: 'refusal_too_precise',
  invalidYear: 'refusal_year',
  invalidDate: 'refusal_date',
  inPast: 'refusal_in_past',
  inFuture: 'refusal_in_future',
  farDate: 'refusal_far_date',
  endsBeforeStart: 'refusal_before_start',
  invalidChoice: 'refusal_choice',
  chosenTwice: 'refusal_twice',
  noLevel: 'refusal_no_level',
  tooMany: 'refusal_too_many',
  fileEmpty: 'file_empty',
  fileTooLarge: 'file_too_large',
  fileType: 'file_type_refused',
  fileContent: 'file_content_refused',
  samePassword: 'refusal_same_password',
  otherName: 'refusal_other_name',
  noticeTooShort: 'refusal_notice',
  afterContractEnd: 'refusal_after_end',
} as const satisfies Record<FieldErrorCode, MessageId>;
