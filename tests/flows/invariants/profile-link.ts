import type { profileLinkMachine } from '../../../src/machines/profile-link-machine.ts';
import { hasFailed, type Invariants, isEqual } from './moment.ts';

export const profileLink: Invariants<typeof profileLinkMachine> = {
  'a link that is shared has a token, and none has not': ({ context: { link }, is }) =>
    (!(is('shared') || is('revoking')) || link.token !== null) &&
    (!(is('none') || is('creating')) || link.token === null),
  'a link is created under an id': ({ context, is }) => !is('creating') || context.submission !== '',
  'a call that runs shows no failure, unless it checks one': ({ context, is }) =>
    !(is('reading') || is('creating') || is('revoking')) || context.apiError === null,
  'a link that could not be read has a reason': ({ context, is }) => !is('failed') || context.apiError !== null,
  'a failure leaves the link': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isEqual(context.link, before.context.link),
  'a link is revoked only after it was confirmed': ({ before, event, is }) =>
    before === null || before.is('revoking') || !is('revoking') || event?.type === 'link.confirm',
  'the note that it was copied goes away': ({ timers, is }) => (timers.length === 1) === is({ shared: 'copied' }),
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('reading') === (is('reading') || is('checking')) &&
    snapshot.hasTag('failed') === is('failed') &&
    snapshot.hasTag('none') === (is('none') || is('creating')) &&
    snapshot.hasTag('shared') === (is('shared') || is('revoking')) &&
    snapshot.hasTag('confirming') === is({ shared: 'confirming' }) &&
    snapshot.hasTag('revoking') === is('revoking') &&
    snapshot.hasTag('copied') === is({ shared: 'copied' }) &&
    snapshot.hasTag('notCopied') === is({ shared: 'notCopied' }),
};
