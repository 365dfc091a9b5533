/** What the fields on screen state of the errors that a step has found, in both languages. */
import {
  newPassword,
  resetPasswordFields,
  subscribeFields,
} from '../../src/services/contract/fields/account-fields.ts';
import { coverNoteFields } from '../../src/services/contract/fields/cover-note-forms.ts';
import { fieldAt } from '../../src/services/contract/fields/draft.ts';
import { draftForms } from '../../src/services/contract/fields/draft-forms.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import type { FieldErrorCode, ValidationErrors } from '../../src/services/contract/fields/field-error.ts';
import { labelOf } from '../../src/ui/form/field-messages.ts';
import { validationMessage } from '../../src/ui/form/validation-message.ts';
import { createFormat, type Format } from '../../src/ui/format.ts';
import type { Translate } from '../../src/ui/messages.tsx';
import { messagesIn } from '../ui/support/messages-in.ts';
import type { Step } from './explore.ts';

/** A field, or a cell of a row, and its error; in the words on screen. */
interface StatedError {
  readonly label: string;
  readonly error: string;
}

export type FieldErrors = Readonly<Record<'en' | 'ar', readonly StatedError[]>>;

/**
 * The form of a machine that validates one. `validationError` belongs to its first field, `passwordError` to the
 * password.
 */
const forms: Readonly<Record<string, Form>> = {
  bio: draftForms.bio,
  contract: draftForms.contract,
  coverNotes: coverNoteFields,
  invoice: draftForms.invoice,
  passwordReset: { usr: subscribeFields.usr, password: resetPasswordFields.password },
  profile: draftForms.profileDraft,
  prompt: subscribeFields,
  quotation: draftForms.quotation,
  signUp: { ...draftForms.signUp, password: newPassword },
};

/** The errors that the step has stored; none for a machine without a form. */
export function fieldErrorsOf(machine: string, { before, snapshot }: Pick<Step, 'before' | 'snapshot'>): FieldErrors {
  const form = forms[machine];
  if (!form) return { en: [], ar: [] };
  const last = errorsIn(form, before.context);
  const found = Object.entries(errorsIn(form, snapshot.context)).filter(([path, code]) => last[path] !== code);
  const stated = ({ t, format }: Words): StatedError[] =>
    found.map(([path, code]) => ({
      label: labelOf(t, form, path),
      error: validationMessage(t, format, code, fieldAt(form, path)),
    }));
  return { en: stated(words.en), ar: stated(words.ar) };
}

interface Words {
  readonly t: Translate;
  readonly format: Format;
}

function wordsIn(language: 'en' | 'ar'): Words {
  const t = messagesIn(language);
  return { t, format: createFormat(language, t, 'Asia/Riyadh') };
}

const words = { en: wordsIn('en'), ar: wordsIn('ar') };

function errorsIn(form: Form, { validationErrors, validationError, passwordError }: Errors): ValidationErrors {
  const [first = ''] = Object.keys(form);
  return {
    ...validationErrors,
    ...(validationError && { [first]: validationError }),
    ...(passwordError && { password: passwordError }),
  };
}

/** The keys of the contexts in which a machine stores such errors. */
interface Errors {
  readonly validationErrors?: ValidationErrors;
  readonly validationError?: FieldErrorCode | null;
  readonly passwordError?: FieldErrorCode | null;
}
