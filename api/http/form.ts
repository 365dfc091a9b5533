/** Reads and validates a posted body against its form. */
import { type Draft, fieldAt, textIn } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import type { ValidationErrors } from '../../src/services/contract/fields/field-error.ts';
import { type ValidationContext, validate } from '../../src/services/contract/fields/validate.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { fieldError } from './field-error-texts.ts';
import type { FieldError } from './http-error.ts';
import { invalid } from './http-errors.ts';
import { domainError } from './read-email.ts';

/** The draft in a body, and its field errors. */
export function readForm(form: Form, body: Record<string, unknown>, context: ValidationContext) {
  const draft = draftFrom(form, body);
  const errors = { ...domainErrors(form, draft), ...validate(form, draft, context) };
  return { draft, fieldErrors: fieldErrorsOf(form, errors) };
}

/** The errors of addresses that only the server can find, because the page has no table of the characters of domains. */
function domainErrors(form: Form, draft: Draft): ValidationErrors {
  const found = Object.entries(form).flatMap(([name, field]) => {
    const isEmail = field.kind === 'line' && field.format === 'email' && textIn(draft, name).trim() !== '';
    const code = isEmail ? domainError(textIn(draft, name)) : null;
    return code === null ? [] : [[name, code] as const];
  });
  return Object.fromEntries(found);
}

/** The draft in a body. Throws an `HttpError` with all field errors. */
export function readValid(
  form: Form,
  body: Record<string, unknown>,
  context: ValidationContext = { today: null },
): Draft {
  const { draft, fieldErrors } = readForm(form, body, context);
  throwIfInvalid(fieldErrors);
  return draft;
}

/** The errors of the fields of a form, as a response has them. */
export const fieldErrorsOf = (form: Form, errors: ValidationErrors): FieldError[] =>
  Object.entries(errors).map(([path, code]) => fieldError(path, code, fieldAt(form, path)));

/** Throws an `HttpError` with the errors, if there are any. */
export function throwIfInvalid(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw invalid(fieldErrors);
}
