import { passwordLength } from '../../services/contract/forms.ts';
import { cvRules, type DraftRefusal, mostRows } from '../../services/contract/registration-rules.ts';
import type { Format } from '../format.ts';
import type { Words } from '../words.tsx';

/** Why an answer is refused, in words. */
export function refusalWords(words: Words, format: Format, refusal: DraftRefusal, field = ''): string {
  switch (refusal) {
    case 'required':
      return words(field === 'usr' ? 'error_email_required' : 'field_required');
    case 'invalidEmail':
      return words('error_invalid_email');
    case 'tooLong':
      return words('refusal_too_long');
    case 'tooShort':
      return words('min_characters', { count: passwordLength.shortest });
    case 'tooMany':
      return words('refusal_too_many', { count: mostRows });
    case 'invalidPhone':
      return words('refusal_phone');
    case 'invalidAmount':
      return words('refusal_amount');
    case 'amountTooLarge':
      return words('refusal_amount_too_large');
    case 'noLetter':
      return words('refusal_no_letter');
    case 'noLevel':
      return words('refusal_no_level');
    case 'invalidYear':
      return words('refusal_year');
    case 'endsBeforeStart':
      return words('refusal_ends_before_start');
    case 'fileEmpty':
      return words('file_empty');
    case 'fileType':
      return words('file_type_refused');
    case 'fileContent':
      return words('file_content_refused');
    case 'fileTooLarge':
      return words('file_too_large', { size: largestCv(format) });
    default:
      return refusal satisfies never;
  }
}

/** How large a CV may be, as it is said. */
export const largestCv = (format: Format): string => format.fileSize(cvRules.megabytes * 1e6) ?? '';
