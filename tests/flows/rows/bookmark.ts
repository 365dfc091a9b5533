import type { BookmarkEvent, QueuedBookmark } from '../../../src/machines/bookmark-machine.ts';
import { type Act, acts, answers, type Flow, fails } from '../flow.ts';
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

const save: Act = {
  ...act('Save a request for later', { type: 'bookmark.set', name: 'RFQ-1', isSaved: true }),
  when: ({ context }) => !context.queue.some(({ name }: QueuedBookmark) => name === 'RFQ-1'),
};
const saveOther = act('Save another request for later', { type: 'bookmark.set', name: 'RFQ-2', isSaved: true });
const refuse = fails('The server refuses', 'saveRfq', refused);
const expire = fails('The session has expired', 'saveRfq', unauthorized);
/** While a second change waits for the first. */
const ofTwo = (reply: Act): Act => ({ ...reply, when: ({ context }) => context.queue.length === 2 });

export const bookmark: Flow = {
  machine: machines.bookmark,
  beside: ['outbox'],
  starts: [
    {
      words: 'the list of requests, signed in',
      within: ({ context }) => context.queue.length < 3,
      acts: [
        save,
        saveOther,
        answers('The server has saved it', 'saveRfq', {}),
        refuse,
        expire,
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
    {
      words: 'the list of two requests, signed in',
      isSpecial: true,
      within: ({ context }) => context.queue.length < 3,
      acts: [save, saveOther, ofTwo(refuse), ofTwo(expire)],
    },
  ],
};
