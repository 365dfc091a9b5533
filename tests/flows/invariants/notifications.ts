import type { notificationsMachine } from '../../../src/machines/notifications-machine.ts';
import { hasFailed, type Invariants, isEqual } from './moment.ts';

export const notifications: Invariants<typeof notificationsMachine> = {
  'at least the unread items on screen are counted': ({ context: { state } }) =>
    state === null || (state.unread ?? 0) >= state.items.filter(({ read_on }) => read_on === null).length,
  'an item that is marked is shown as read': ({ context: { state, marks } }) =>
    state === null ||
    state.items.every(({ name, read_on }) => read_on !== null || !marks.names.some((each) => each === name)),
  'marks exist exactly while they have not been sent': ({ context: { marks }, is }) =>
    (marks.names.length > 0 || marks.upTo !== null) === !is({ marking: 'idle' }),
  'a failed read has a reason': ({ context, is }) =>
    !(is({ reading: { open: 'failed' } }) || is({ reading: { open: 'recovering' } })) ||
    (context.apiError !== null && context.failures > 0),
  'a failure leaves the notifications': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isEqual(context.state?.items, before.context.state?.items),
  'nothing is read while no page shows the bell, or while the page is hidden': ({ services, timers, is }) =>
    is({ reading: 'open' }) ||
    (!services.includes('getNotifications') && timers.every((type) => type.includes('marking'))),
  'the page counts as hidden from when it is hidden until it is shown': ({ event, is, before }) => {
    if (before === null || event === null) return true;
    const isHidden = is({ reading: 'hidden' }) || is({ reading: 'closedAndHidden' });
    const wasHidden = before.is({ reading: 'hidden' }) || before.is({ reading: 'closedAndHidden' });
    return isHidden === (event.type === 'page.hidden' || (wasHidden && event.type !== 'page.shown'));
  },
  'the next read comes by itself': ({ services, timers, is }) =>
    !is({ reading: 'open' }) ||
    services.includes('getNotifications') ||
    timers.some((type) => type.includes('reading.open')),
  'marks that were not sent are sent again by themselves': ({ timers, is }) =>
    !is({ marking: 'held' }) || timers.some((type) => type.includes('marking.held')),
  'marks that could not be sent are not sent again because another call is answered': ({ before, event, is }) =>
    event?.type !== 'connection.restored' ||
    before === null ||
    before.is({ marking: 'held' }) === is({ marking: 'held' }),
  'attempts to send the marks are counted while there are marks': ({ context: { markFailures }, is }) =>
    markFailures > 0 ? !is({ marking: 'idle' }) : !is({ marking: 'held' }),
  'reads are counted': ({ context: { quiet, failures } }) => quiet >= 0 && quiet <= 8 && failures >= 0,
  'the emails are set back when the server refuses, and only then': ({ context, before, event }) =>
    context.digestError === null ||
    before?.context.digestError === context.digestError ||
    event?.type === 'xstate.error.actor.saveEmailDigest',
  'a choice about the emails is on screen while it is saved': ({ context: { state, digest }, is }) =>
    (digest !== null) === is({ digest: 'saving' }) &&
    (state === null || digest === null || state.email_digest === digest),
  'the tags name what runs': ({ snapshot, is }) =>
    snapshot.hasTag('savingDigest') === is({ digest: 'saving' }) &&
    snapshot.hasTag('failed') === (is({ reading: { open: 'failed' } }) || is({ reading: { open: 'recovering' } })),
};
