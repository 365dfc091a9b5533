import type { NewEntry, OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import type { OutboxEvent } from '../../../src/machines/outbox-machine.ts';
import { emptyRecord } from '../../../src/services/contract/fields/draft.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';
import { failed, offline, refused, unauthorized, updated } from './faults.ts';

const act = acts<OutboxEvent>;

const base = emptyRecord('profile');
const section: NewEntry = {
  id: 'E1',
  kind: 'profile',
  subject: 'who',
  payload: { draft: { ...base, city: 'Abha' }, base, startedFrom: '2026-03-01', language: 'en' },
};
const otherSection: NewEntry = {
  ...section,
  id: 'E5',
  subject: 'terms',
  payload: { draft: { ...base, currency: 'SAR' }, base, startedFrom: '2026-03-01', language: 'en' },
};
const bookmark: NewEntry = { id: 'E2', kind: 'bookmark', subject: 'RFQ-1', payload: { isSaved: true } };
const fromOtherTab: OutboxEntry = { ...bookmark, id: 'E3', subject: 'RFQ-2', since: 1_772_700_000_000, apiError: null };
const tooLong: NewEntry = {
  ...section,
  id: 'E4',
  payload: { draft: { ...base, city: 'x'.repeat(1_000_001) }, base, startedFrom: null, language: null },
};

const retry = act('The time of the next attempt comes', { type: 'outbox.retry' });
const returns = act('The connection returns', { type: 'connection.restored', isOutage: true });
const serverFails = act('The server fails', { type: 'entry.failed', id: 'E1', apiError: failed.apiError });
const isUpdated = act('The service is being updated', { type: 'entry.failed', id: 'E1', apiError: updated.apiError });
const sectionAlone = { entries: [{ ...section, since: 1_772_700_000_000, apiError: null }], removed: [] };

export const outbox: Flow = {
  machine: machines.outbox,
  beside: ['outboxSender', 'profileDraft', 'bookmark'],
  starts: [
    {
      words: 'any page, signed in, without a connection',
      within: ({ context: { entries, removed, heldBack, attempts } }) =>
        entries.length + removed.length + heldBack.length < 3 && attempts < 2,
      acts: [
        act('Save a section', { type: 'entry.add', entry: section }),
        act('Save a request for later', { type: 'entry.add', entry: bookmark }),
        act('Save more than the outbox takes', { type: 'entry.add', entry: tooLong }),
        act('Cancel the section', { type: 'entry.cancel', id: 'E1' }),
        act('The form has the section again', { type: 'entry.taken', id: 'E1' }),
        returns,
        act('Another call is answered', { type: 'connection.restored', isOutage: false }),
        retry,
        act('The page was reloaded', { type: 'outbox.resume' }),
        act('The server has the section', { type: 'entry.delivered', id: 'E1', modified: '2026-03-02' }),
        act('The server has the bookmark', { type: 'entry.delivered', id: 'E2', modified: null }),
        act('The server cannot be reached', { type: 'entry.failed', id: 'E1', apiError: offline.apiError }),
        act('The server refuses the section', { type: 'entry.failed', id: 'E1', apiError: refused.apiError }),
        act('The session has expired', { type: 'entry.failed', id: 'E1', apiError: unauthorized.apiError }),
        act('Sign in again', { type: 'session.opened' }),
        act('Save another section without the outbox', {
          type: 'record.stored',
          kind: 'profile',
          section: 'terms',
          from: '2026-03-01',
          modified: '2026-03-02',
        }),
        act('Another tab has an entry', { type: 'outbox.merge', entries: [fromOtherTab], removed: [] }),
        act('Another tab has sent the section', {
          type: 'outbox.merge',
          entries: [],
          removed: [{ id: 'E1', at: 1_772_700_000_000 }],
        }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'any page, signed in, with two sections of the profile in the outbox',
      isSpecial: true,
      slice: {
        value: 'waiting',
        context: {
          entries: [section, otherSection].map((entry) => ({ ...entry, since: 1_772_700_000_000, apiError: null })),
          removed: [],
        },
      },
      acts: [
        returns,
        retry,
        act('The server has the section', { type: 'entry.delivered', id: 'E1', modified: '2026-03-02' }),
        serverFails,
      ],
    },
    {
      words: 'any page, signed in, with a section of the profile in the outbox',
      isSpecial: true,
      slice: { value: 'waiting', context: sectionAlone },
      within: ({ context: { attempts } }) => attempts < 2,
      acts: [returns, retry, isUpdated],
    },
    {
      words: 'any page, signed in, with a section that could not be sent five times during an outage',
      isSpecial: true,
      slice: { value: 'waiting', context: { ...sectionAlone, attempts: 5 } },
      within: ({ context: { serverFailures } }) => serverFailures.count < 1,
      acts: [retry, serverFails, isUpdated],
    },
    {
      words: 'any page, signed in, with a section for which the server failed five times',
      isSpecial: true,
      slice: { value: 'waiting', context: { ...sectionAlone, attempts: 5, serverFailures: { id: 'E1', count: 5 } } },
      acts: [
        retry,
        serverFails,
        act('The server cannot be reached', { type: 'entry.failed', id: 'E1', apiError: offline.apiError }),
        act('The session has expired', { type: 'entry.failed', id: 'E1', apiError: unauthorized.apiError }),
      ],
      within: ({ context: { attempts } }) => attempts < 6,
    },
  ],
};
