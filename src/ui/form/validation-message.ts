import { passwordLength } from '../../services/contract/forms.ts';
import { cvRules, type DraftRefusal, mostRows } from '../../services/contract/sign-up-rules.ts';
import type { Format } from '../format.ts';
import type { Translate } from '../messages.tsx';

/** Why an answer is refused, in words. */
export function validationMessage(messages: Translate, format: Format, refusal: DraftRefusal, field = ''): string {
  switch (refusal) {
    case 'required':
      return messages(field === 'usr' ? 'error_email_required' : 'field_required');
    case 'invalidEmail':
      return messages('error_invalid_email');
    case 'tooLong':
      return messages('refusal_too_long');
    case 'tooShort':
      return messages('min_characters', { count: passwordLength.shortest });
    case 'tooMany':
      return messages('refusal_too_many', { count: mostRows });
    case 'invalidPhone':
      return messages('refusal_phone');
    case 'invalidAmount':
      return messages('refusal_amount');
    case 'amountTooLarge':
      return messages('refusal_amount_too_large');
    case 'noLetter':
      return messages('refusal_no_letter');
    case 'noLevel':
      return messages('refusal_no_level');
    case 'invalidYear':
      return messages('refusal_year');
    case 'endsBeforeStart':
      return messages('refusal_ends_before_start');
    case 'fileEmpty':
      return messages('file_empty');
    case 'fileType':
      return messages('file_type_refused');
    case 'fileContent':
      return messages('file_content_refused');
    case 'fileTooLarge':
      return messages('file_too_large', { size: largestCv(format) });
    default:
      return refusal satisfies never;
  }
}

/** How large a CV may be, as it is said. */
export const largestCv = (format: Format): string => format.fileSize(cvRules.megabytes * 1e6) ?? '';
