/** The entries of the outbox, and how each event changes them. */

import type { ApiError } from '../services/contract/api-error.ts';
import { isRecordKey, type RecordKey, type Section } from '../services/contract/fields/candidate-table.ts';
import type { Draft } from '../services/contract/fields/draft.ts';
import type { QuotationDraft } from '../services/contract/fields/quotation-fields.ts';
import type { Language } from '../services/contract/language.ts';
import type { Decline } from '../services/contract/quotation.ts';

/** A section of a record, as it was typed. */
interface RecordPayload {
  readonly draft: Draft;
  readonly base: Draft;
  /** `modified` of the version that the change is based on. */
  readonly startedFrom: string | null;
  /** The language of the texts; that of the page when it is not known. */
  readonly language: Language | null;
}

interface QuotationPayload {
  readonly draft: QuotationDraft;
  readonly needsQuantity: boolean;
}

type OfRecord = { readonly kind: RecordKey; readonly subject: Section; readonly payload: RecordPayload };
/** The subject is the name of the request. */
type OfRequest = { readonly subject: string } & (
  | { readonly kind: 'quotation'; readonly payload: QuotationPayload }
  | { readonly kind: 'decline'; readonly payload: Decline }
  | { readonly kind: 'bookmark'; readonly payload: { readonly isSaved: boolean } }
);

/** A change to be sent. `id` is also its submission id, so that it is made once however often it is sent. */
export type NewEntry = { readonly id: string } & (OfRecord | OfRequest);

export type OutboxEntry = NewEntry & {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The reason of the server for rejecting it; it then waits for the user. */
  readonly apiError: ApiError | null;
};

export type EntryKind = OutboxEntry['kind'];

/** What the outbox sends to the machine that an entry came from. */
export type OwnerEvent =
  | { type: 'outbox.accepted' }
  | { type: 'outbox.rejected' }
  /** With the server's reason, if it rejected the change. The machine replies `entry.taken` if it takes it. */
  | { type: 'entry.returned'; entry: OutboxEntry; isAsked: boolean }
  | { type: 'entry.stored'; entry: OutboxEntry; modified: string | null };

interface Removed {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The part of the context that every tab has. */
export interface Entries {
  /** The oldest is first. */
  readonly entries: readonly OutboxEntry[];
  /** Entries that were sent or taken back, so that a copy in another tab does not bring them back. */
  readonly removed: readonly Removed[];
}

/** The maximum number of entries, of characters of all entries, and of removed ids. */
export const maxEntries = 50;
export const maxEntriesLength = 1_000_000;
const maxRemoved = 100;

/** The entry to be sent next. */
export const nextOf = ({ entries }: Pick<Entries, 'entries'>): OutboxEntry | null =>
  entries.find(({ apiError }) => apiError === null) ?? null;

/** The entry with an id. */
export const entryOf = ({ entries }: Pick<Entries, 'entries'>, id: string): OutboxEntry | undefined =>
  entries.find((entry) => entry.id === id);

/** Adds an entry. It replaces one for the same subject, unless that is being sent. */
export function withEntry(
  context: Entries,
  added: NewEntry,
  { current, now }: { current: string; now: number },
): Entries {
  const replaced = context.entries.filter(
    ({ id, kind, subject }) => id !== current && id !== added.id && kind === added.kind && subject === added.subject,
  );
  const left = replaced.reduce<Entries>((rest, { id }) => withoutEntry(rest, id, now), context);
  const entries = left.entries.filter(({ id }) => id !== added.id);
  return { ...left, entries: [...entries, { ...added, since: now, apiError: null }] };
}

/** Whether the entry would exceed a limit. */
export const isOverLimit = (context: Entries, added: NewEntry, current: string): boolean => {
  const { entries } = withEntry(context, added, { current, now: 0 });
  return entries.length > maxEntries || JSON.stringify(entries).length > maxEntriesLength;
};

export function withoutEntry({ entries, removed }: Entries, id: string, at: number): Entries {
  return {
    entries: entries.filter((entry) => entry.id !== id),
    removed: [...removed, { id, at }].slice(-maxRemoved),
  };
}

export const withRejection = ({ entries }: Entries, id: string, apiError: ApiError): Pick<Entries, 'entries'> => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, apiError } : entry)),
});

/** A save of a record that was stored. */
export interface StoredSave {
  readonly kind: RecordKey;
  readonly section: Section | null;
  /** The version that it was based on, and the one that it made. */
  readonly from: string | null;
  readonly modified: string | null;
}

/**
 * Entries of other sections with the same base continue from the stored version, so that a person's saves do not
 * conflict with each other. One of the same section does not, because it would overwrite what was saved.
 */
export const rebasedEntries = (
  { entries }: Entries,
  { kind, section, from, modified }: StoredSave,
): Pick<Entries, 'entries'> => ({
  entries: entries.map((entry) =>
    isRecordEntry(entry) &&
    entry.kind === kind &&
    entry.subject !== section &&
    from !== null &&
    modified !== null &&
    entry.payload.startedFrom === from
      ? { ...entry, payload: { ...entry.payload, startedFrom: modified } }
      : entry,
  ),
});

export type RecordEntry = Extract<OutboxEntry, OfRecord>;

export const isRecordEntry = (entry: OutboxEntry): entry is RecordEntry => isRecordKey(entry.kind);

/** The entries of two tabs. The result is the same in both, so that they stop exchanging them. */
export function mergedEntries(mine: Entries, theirs: Entries): Entries {
  const removedAt = new Map<string, number>();
  for (const { id, at } of [...mine.removed, ...theirs.removed])
    removedAt.set(id, Math.min(at, removedAt.get(id) ?? at));
  const byId = new Map<string, OutboxEntry>();
  for (const entry of [...mine.entries, ...theirs.entries]) {
    const apiError = byId.get(entry.id)?.apiError ?? entry.apiError;
    byId.set(entry.id, { ...entry, apiError });
  }
  return {
    entries: [...byId.values()].filter(({ id }) => !removedAt.has(id)).sort(inOrder(({ since }) => since)),
    removed: [...removedAt]
      .map(([id, at]) => ({ id, at }))
      .sort(inOrder(({ at }) => at))
      .slice(-maxRemoved),
  };
}

/** Whether one of two tabs lacks something that the other has. */
export function differ(mine: Entries, theirs: Entries): boolean {
  const merged = contentOf(mergedEntries(mine, theirs));
  return merged !== contentOf(mine) || merged !== contentOf(theirs);
}

const contentOf = ({ entries, removed }: Entries): string =>
  JSON.stringify([entries.map(({ id, apiError }) => [id, apiError?.kind]), removed.map(({ id }) => id)]);

const inOrder =
  <T extends { readonly id: string }>(timeOf: (item: T) => number) =>
  (a: T, b: T): number =>
    timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1);
