import type { verificationMachine } from '../../../src/machines/verification-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const verification: Invariants<typeof verificationMachine> = {
  'no token of a link is stored': ({ context, event }) =>
    typeof event?.token !== 'string' || event.token === '' || !JSON.stringify(context).includes(event.token),
  'a call that runs shows no failure': ({ context, is }) =>
    (!is({ link: 'checking' }) || context.linkError === null) &&
    (!is({ message: 'sending' }) || context.sendError === null),
  'a link that could not be checked has a reason': ({ context, is }) =>
    !is({ link: 'failed' }) || context.linkError !== null,
  'a message that was sent may be sent again later': ({ context, is }) =>
    !is({ message: 'sent' }) || context.resendAt > 0,
  'a message is sent only when the server allows it': ({ before, event, is }) =>
    before === null ||
    before.is({ message: 'sending' }) ||
    !is({ message: 'sending' }) ||
    Number(event?.now) >= before.context.resendAt,
  'the profile is read again exactly if the address was verified elsewhere': (moment) =>
    happensExactly(
      moment,
      'sends to parent {"type":"record.saved"',
      moment.event?.type === 'xstate.done.actor.sendVerification' && moment.event.output?.email_verified === true,
    ),
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('checking') === is({ link: 'checking' }) &&
    snapshot.hasTag('verified') === is({ link: 'verified' }) &&
    snapshot.hasTag('expired') === is({ link: 'expired' }) &&
    snapshot.hasTag('failed') === is({ link: 'failed' }) &&
    snapshot.hasTag('sending') === is({ message: 'sending' }) &&
    snapshot.hasTag('sent') === is({ message: 'sent' }),
};
