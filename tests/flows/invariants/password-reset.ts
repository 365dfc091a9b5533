import type { passwordResetMachine } from '../../../src/machines/password-reset-machine.ts';
import { emailError } from '../../../src/services/contract/fields/email-error.ts';
import { hasFailed, type Invariants, isNoShorter } from './moment.ts';

export const passwordReset: Invariants<typeof passwordResetMachine> = {
  'no token of a link is stored': ({ context, event }) =>
    typeof event?.token !== 'string' || !JSON.stringify(context).includes(event.token),
  'a message is sent only to a valid address': ({ context, is }) =>
    !(is('requesting') || is('sent') || is('resending')) || emailError(context.usr) === null,
  'only the form for the address shows its error': ({ context, is }) =>
    context.validationError === null || is('asking'),
  'only the form for the password shows its error': ({ context, is }) =>
    context.passwordError === null || is('choosing'),
  'a password is asked for only with a link': ({ context, is }) =>
    is('submitting') || context.hasToken === is('choosing'),
  'nothing that is sent shows a failure': ({ context, snapshot }) =>
    !snapshot.hasTag('busy') || (context.apiError === null && context.passwordError === null),
  'a failure leaves the address': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isNoShorter(before.context.usr, context.usr),
  'a failure of a password leaves its form, unless the link has expired': ({ before, event, is }) =>
    before?.is('submitting') !== true || !hasFailed({ event }) || is('choosing') || is('expired'),
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('sent') === (is('sent') || is('resending')) &&
    snapshot.hasTag('choosing') === (is('choosing') || is('submitting')) &&
    snapshot.hasTag('expired') === is('expired') &&
    snapshot.hasTag('changed') === is('changed'),
};
