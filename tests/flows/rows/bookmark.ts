import type { BookmarkEvent } from '../../../src/machines/bookmark-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline, refused, unauthorized } from './faults.ts';

const act = acts<BookmarkEvent>;

const entry = {
  id: 'E1',
  kind: 'bookmark',
  subject: 'RFQ-1',
  payload: { isSaved: true },
  since: 1_772_700_000_000,
  apiError: null,
} as const;

export const bookmark: Flow = {
  machine: machines.bookmark,
  beside: ['outbox'],
  starts: [
    {
      words: 'the list of requests, signed in',
      within: ({ context }) => context.queue.length < 3,
      acts: [
        act('Save a request for later', { type: 'bookmark.set', name: 'RFQ-1', isSaved: true }),
        answers('The server has saved it', 'saveRfq', {}),
        fails('The server refuses', 'saveRfq', refused),
        fails('The session has expired', 'saveRfq', unauthorized),
        fails('The server cannot be reached', 'saveRfq', offline),
        act('The outbox takes it', { type: 'outbox.accepted' }),
        act('The outbox is full', { type: 'outbox.rejected' }),
        act('The outbox has sent it', { type: 'entry.stored', entry, modified: null }),
        act('The user cancels it', { type: 'entry.returned', entry, isAsked: true }),
        act('The server rejects it', {
          type: 'entry.returned',
          entry: { ...entry, apiError: refused.apiError },
          isAsked: false,
        }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
