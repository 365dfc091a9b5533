/** Hands a save over to the outbox, and takes it back. */
import type { RecordKey } from '../services/contract/fields/candidate-table.ts';
import { isRecordEntry, type NewEntry, type OutboxEntry } from './outbox-entries.ts';
import { freshOf, modifiedOf, type RecordContext, toSave } from './record-draft.ts';

/** The open form, to be saved later; `null` without one. */
export function entryFrom(
  key: RecordKey,
  { submission, section, draft, base, startedFrom, language }: RecordContext,
): NewEntry | null {
  return section && { id: submission, kind: key, subject: section, payload: { draft, base, startedFrom, language } };
}

/** The form as it was when it was saved, with the server's reason if it rejected it. */
export function reopened(key: RecordKey, entry: OutboxEntry): Partial<RecordContext> {
  if (!isRecordEntry(entry)) return {};
  return { ...freshOf(key), ...entry.payload, section: entry.subject, apiError: entry.apiError };
}

/** The fields that the outbox has saved. */
export function savedBy(
  key: RecordKey,
  entry: OutboxEntry,
  reply: { modified: string | null },
): RecordContext['saved'] {
  const modified = modifiedOf(reply);
  if (!isRecordEntry(entry) || modified === null) return null;
  const { payload, subject: section } = entry;
  return { section, modified, fields: toSave(key, { ...payload, section }), language: payload.language };
}

/** The form of another section that is based on the same version continues from the one that the outbox has saved. */
export function continued(
  { section, startedFrom }: RecordContext,
  entry: OutboxEntry,
  modified: string | null,
): Partial<RecordContext> {
  if (!isRecordEntry(entry) || entry.subject === section) return {};
  const isSameBase = startedFrom !== null && entry.payload.startedFrom === startedFrom;
  return isSameBase && modified !== null ? { startedFrom: modified } : {};
}
