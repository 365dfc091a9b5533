import type { sharedProfileMachine } from '../../../src/machines/shared-profile-machine.ts';
import { hasFailed, type Invariants, isEqual } from './moment.ts';

export const sharedProfile: Invariants<typeof sharedProfileMachine> = {
  'a profile is shown exactly as it was read': ({ context, is }) =>
    !is('shown') || (context.profile !== null && context.apiError === null),
  'a link that was revoked shows no profile': ({ context, is }) =>
    !is('revoked') || (context.profile === null && context.apiError === null),
  'only an address with a token is read': ({ context, is }) => context.token !== '' || is('closed') || is('revoked'),
  'a failed read has a reason': ({ context, is }) => !is('failed') || context.apiError !== null,
  'a failure leaves the profile, unless the link was revoked': ({ context, before, event, is }) =>
    before === null || !hasFailed({ event }) || is('revoked') || isEqual(context.profile, before.context.profile),
  'another link does not show the profile of the one before': ({ context, before }) =>
    before === null || context.token === before.context.token || context.profile === null,
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('revoked') === is('revoked') && snapshot.hasTag('failed') === is('failed'),
};
