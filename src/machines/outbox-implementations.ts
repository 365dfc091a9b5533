/** The services of `outboxSender`. */
import { fromCallback, fromPromise } from 'xstate';
import type { FeatureRequest } from '../services/feature-call.ts';
import { runAlone } from '../services/run-alone.ts';
import { type AuthContext, isSamePerson } from './auth-machine.ts';
import { differ, type Entries, type OutboxEntry } from './outbox-entries.ts';
import type { Delivered } from './outbox-machine.ts';
import type { OutboxSenderEvent } from './outbox-sender-machine.ts';
import { featureSlices } from './persistence/feature-slices.ts';
import { ownerIn, type RawState, rawSlice } from './persistence/restore.ts';
import { decodeSlice } from './persistence/slice-spec.ts';
import type { StoredSlices } from './persistence/stored-slices.ts';
import { declineRfq, saveRfq, submitQuotation } from './quotation-implementations.ts';
import { toSave } from './record-draft.ts';
import { saveRecord } from './record-implementations.ts';
import { session } from './session.ts';

export const outboxServices = (stored: Pick<StoredSlices, 'read' | 'watch'>) => ({
  // of several tabs, only one sends
  sendEntry: fromPromise<Delivered, OutboxEntry>(({ input, system, signal }) =>
    runAlone('outbox', () => sendEntry(input, { ...session(system), signal })),
  ),
  followOutbox: fromCallback<{ type: 'session.opened' }>(({ system, sendBack, receive }) => {
    const compare = (raw: RawState) => {
      const { owner }: AuthContext = system.get('auth').getSnapshot().context;
      const theirs = decodeSlice(featureSlices.outbox, rawSlice(raw, 'outbox'))?.context;
      const mine: Entries = system.get('outbox').getSnapshot().context;
      if (!isSamePerson(owner, ownerIn(raw)) || !theirs || !differ(mine, theirs)) return;
      const { entries, removed } = theirs;
      sendBack({ type: 'outbox.merge', entries, removed } satisfies OutboxSenderEvent);
    };
    // another tab may have stored them for this person before the session was opened here
    receive(() => compare(stored.read()));
    return stored.watch((raw, { isChanged }) => {
      if (isChanged('outbox')) compare(raw);
    });
  }),
});

async function sendEntry(entry: OutboxEntry, request: FeatureRequest): Promise<Delivered> {
  const { id } = entry;
  const once = { name: entry.subject, submission: id };
  switch (entry.kind) {
    case 'quotation':
      await submitQuotation({ ...once, ...entry.payload }, request);
      break;
    case 'decline':
      await declineRfq({ ...once, ...entry.payload }, request);
      break;
    case 'bookmark':
      await saveRfq({ ...once, ...entry.payload }, request);
      break;
    default: {
      const { kind, subject: section, payload } = entry;
      const version = { modified: payload.startedFrom, language: payload.language, submission: id };
      const { modified } = await saveRecord(
        kind,
        { fields: toSave(kind, { ...payload, section }), ...version },
        request,
      );
      return { id, modified };
    }
  }
  return { id, modified: null };
}
