import type { BookmarkEvent } from '../../../src/machines/bookmark-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, unauthorized } from './faults.ts';

const act = acts<BookmarkEvent>;

export const bookmark: Flow = {
  machine: machines.bookmark,
  starts: [
    {
      words: 'the list of requests, signed in',
      within: ({ context }) => context.queue.length < 3,
      acts: [
        act('Save a request for later', { type: 'bookmark.set', name: 'RFQ-1', isSaved: true }),
        answers('The server has saved it', 'saveRfq', {}),
        fails('The server refuses', 'saveRfq', refused),
        fails('The session has expired', 'saveRfq', unauthorized),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
