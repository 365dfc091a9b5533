import type { outboxSenderMachine } from '../../../src/machines/outbox-sender-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const outboxSender: Invariants<typeof outboxSenderMachine> = {
  'an entry is sent exactly in sending': ({ context, services, is }) =>
    services.includes('sendEntry') === is('sending') && (!is('sending') || context.entry !== null),
  'a pause ends by itself': ({ timers, is }) => (timers.length === 1) === is('pausing'),
  'the outbox is notified exactly once of each outcome': (moment) => {
    const { before, event } = moment;
    const isSent = before?.is('sending') === true;
    return (
      happensExactly(
        moment,
        'sends to outbox {"type":"entry.delivered"',
        isSent && event?.type === 'xstate.done.actor.sendEntry',
      ) &&
      happensExactly(
        moment,
        'sends to outbox {"type":"entry.failed"',
        isSent && event?.type === 'xstate.error.actor.sendEntry',
      )
    );
  },
  'the outbox tries again exactly when a pause ends': (moment) =>
    happensExactly(
      moment,
      'sends to outbox {"type":"outbox.retry"',
      moment.before?.is('pausing') === true && moment.event?.type.startsWith('xstate.after.') === true,
    ),
  'no pause is negative': ({ context }) => context.delay >= 0,
};
