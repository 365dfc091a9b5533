import { newPassword } from './account-fields.ts';
import type { FieldErrorCode } from './field-error.ts';
import { textError } from './text-error.ts';

/** The error of a password that is chosen; `null` when it is valid. */
export const newPasswordError = (password: string): FieldErrorCode | null =>
  textError(newPassword, password, { today: null });
