/** The fields of the small forms: logging in, subscribing, passwords, links in messages. No draft contains secrets. */
import { type Form, passwordLimits } from './field.ts';

export const newPassword = {
  kind: 'secret',
  ...passwordLimits,
  label: 'password',
  required: true,
} as const;

export const loginFields = {
  usr: {
    kind: 'line',
    format: 'username',
    max: 1024,
    label: 'email',
    placeholder: 'email_placeholder',
    required: true,
    missingMessage: 'error_email_required',
    autoComplete: 'username',
  },
  password: { kind: 'secret', max: 1024, label: 'password', required: true },
} as const satisfies Form;

export const changePasswordFields = {
  password: { kind: 'secret', max: 1024, label: 'current_password', required: true },
  new_password: { ...newPassword, label: 'new_password' },
} as const satisfies Form;

/** The token of a link in a message. */
export const linkFields = {
  token: { kind: 'secret', max: 140, label: 'password', required: true },
} as const satisfies Form;

export const resetPasswordFields = {
  ...linkFields,
  password: { ...newPassword, label: 'new_password' },
} as const satisfies Form;

export const subscribeFields = {
  usr: {
    kind: 'line',
    format: 'email',
    label: 'email',
    placeholder: 'email_placeholder',
    required: true,
    missingMessage: 'error_email_required',
    autoComplete: 'email',
  },
} as const satisfies Form;

/** The fields of a registration besides the draft. */
export const registrationFields = {
  password: newPassword,
  submission: { kind: 'line', min: 20, label: 'password' },
} as const satisfies Form;
