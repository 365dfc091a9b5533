/**
 * The fields of the log-in, subscribe and password forms, and of the links in messages. No draft contains their
 * secrets.
 */
import { type Form, passwordLimits } from './field.ts';

export const newPassword = {
  kind: 'secret',
  ...passwordLimits,
  label: 'password',
  hint: 'password_rules',
  required: true,
  autoComplete: 'new-password',
} as const;

const currentPassword = {
  kind: 'secret',
  max: 1024,
  label: 'password',
  required: true,
  autoComplete: 'current-password',
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
  password: currentPassword,
} as const satisfies Form;

/** The current password and a new one, of a person who is logged in. */
export const changePasswordFields = {
  password: { ...currentPassword, label: 'current_password' },
  new_password: { ...newPassword, label: 'new_password' },
} as const satisfies Form;

/** The token of a link in a message. */
export const linkFields = {
  token: { kind: 'secret', max: 140, label: 'password', required: true },
} as const satisfies Form;

/** A new password with the token of a link, of a person who has forgotten the old one. */
export const resetPasswordFields = {
  ...linkFields,
  password: { ...newPassword, label: 'new_password' },
} as const satisfies Form;

/** An address for news; also of a person who asks for a link to reset the password. */
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
  /** The version of the terms and the privacy notice that the page showed. */
  agreed_to: { kind: 'line', max: 40, label: 'terms' },
} as const satisfies Form;
