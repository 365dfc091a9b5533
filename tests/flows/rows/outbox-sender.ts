import type { OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import type { OutboxSenderEvent } from '../../../src/machines/outbox-sender-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline } from './faults.ts';

const act = acts<OutboxSenderEvent>;

const entry: OutboxEntry = {
  id: 'E1',
  kind: 'bookmark',
  subject: 'RFQ-1',
  payload: { isSaved: true },
  since: 1_772_700_000_000,
  apiError: null,
};

export const outboxSender: Flow = {
  machine: machines.outboxSender,
  beside: ['outbox'],
  starts: [
    {
      words: 'any page, signed in',
      acts: [
        act('The outbox has an entry to send', { type: 'entry.send', entry }),
        answers('The server has it', 'sendEntry', { id: 'E1', modified: null }),
        fails('The server cannot be reached', 'sendEntry', offline),
        act('The outbox waits', { type: 'retry.schedule', delay: 5_000 }),
        act('The outbox waits longer', { type: 'retry.schedule', delay: 60_000 }),
        act('Another tab has an entry', { type: 'outbox.merge', entries: [entry], removed: [] }),
        act('Log in', { type: 'session.opened' }),
        fails('Following other tabs fails', 'followOutbox', offline),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
