/** Decodes stored slices. A damaged slice is listed and replaced by the initial state; the others are restored. */
import type { Language } from '../../services/contract/language.ts';
import { isObject } from '../../services/contract/readers.ts';
import { arabic } from '../language-machine.ts';
import type { StorageProblem } from '../storage-machine.ts';
import { decodeSlice, isNewer, isSliceText, parseJson, type Slice, type SliceSpec } from './slice-spec.ts';
import { coreSlices, isEvictable, type SliceName, type SliceSpecs, sliceNames, sliceRows } from './slices.ts';

/** The stored texts by key, parsed once and not decoded. */
export interface RawState {
  readonly slices: Readonly<Record<string, unknown>>;
  /** Whether the text could not be parsed. */
  readonly isDamaged: boolean;
}

/** The restored slices. */
export interface PersistedState {
  readonly slices: Readonly<Partial<Record<SliceName, Slice>>>;
  /** Slices that were stored and could not be decoded. */
  readonly damaged: readonly string[];
  readonly isLoggedIn: boolean;
  /** Why slices could not be decoded, unless they are only damaged. */
  readonly problem?: StorageProblem | undefined;
  /** The number of entries of the outbox, which are decoded only with its code. */
  readonly unsent?: number;
}

export const emptyPersisted: PersistedState = { slices: {}, damaged: [], isLoggedIn: false };

/** @param text the value of `persist:root` */
export function parseState(text: string | null): RawState {
  const slices = parseJson(text);
  return isObject(slices) ? { slices, isDamaged: false } : { slices: {}, isDamaged: text !== null };
}

/** The stored text of a slice, under its current or former name. */
export function rawSlice({ slices }: RawState, name: SliceName): unknown {
  const { [name]: text, [sliceRows[name].formerName ?? name]: formerText } = slices;
  return text === undefined ? formerText : text;
}

/**
 * The slices of the actors that every page has.
 *
 * @param isLoggedIn the LoggedIn flag: without it the token and the personal lists are dropped
 */
export function readPersisted(raw: RawState, isLoggedIn: boolean): PersistedState {
  const persisted = readSlices(raw, coreSlices, { isLoggedIn, owner: ownerIn(raw) });
  const { slices, damaged } = persisted;
  return {
    ...persisted,
    slices: slices.auth && !isLoggedIn ? { ...slices, auth: withoutToken(slices.auth) } : slices,
    damaged: raw.isDamaged ? ['persist:root'] : damaged,
    ...(raw.isDamaged && { problem: 'corrupt' as const }),
    ...(isForeign(raw) && { problem: 'foreign' as const }),
    unsent: isLoggedIn ? countEntries(parseJson(rawSlice(raw, 'outbox'))) : 0,
  };
}

/** On a first visit, the language of the browser; a stored choice wins. */
export function withLanguage(persisted: PersistedState, language: Language): PersistedState {
  if (persisted.slices.language || persisted.damaged.length > 0 || language === 'en') return persisted;
  const slice: Slice = { version: coreSlices.language.version, value: language, context: { ...arabic } };
  return { ...persisted, slices: { ...persisted.slices, language: slice } };
}

/** Whether the text is that of another application: it has keys that no version had, and no slice. */
function isForeign({ slices }: RawState): boolean {
  const keys = Object.keys(slices);
  return keys.some((key) => !knownKeys.has(key)) && !Object.values(slices).some(isSliceText);
}

/** The keys of every version. */
export const knownKeys: ReadonlySet<string> = new Set(
  sliceNames.flatMap((name) => [name, sliceRows[name].formerName ?? name]),
);

function countEntries(outbox: unknown): number {
  const context = isObject(outbox) && outbox.context;
  return isObject(context) && Array.isArray(context.entries) ? context.entries.length : 0;
}

/** The address of the current or last session. */
export const ownerIn = (raw: RawState): string =>
  decodeSlice(coreSlices.auth, rawSlice(raw, 'auth'))?.context.owner ?? '';

/** The slices that these specs decode. Drafts are restored only while their owner is known. */
export function readSlices(
  raw: RawState,
  specs: Partial<SliceSpecs<SliceName>>,
  { isLoggedIn, owner }: { isLoggedIn: boolean; owner: string },
): PersistedState {
  const stays = { browser: true, person: isLoggedIn || owner !== '', session: isLoggedIn };
  const slices: Partial<Record<SliceName, Slice>> = {};
  const damaged: string[] = [];
  let problem: StorageProblem | undefined;
  // the keys of `specs` are names of slices
  for (const [name, sliceSpec] of Object.entries(specs) as [SliceName, SliceSpec][]) {
    const text = rawSlice(raw, name);
    if (text === undefined || !stays[sliceRows[name].belongsTo]) continue;
    const slice = decodeSlice(sliceSpec, text);
    if (slice) {
      slices[name] = slice as Slice; // a context is a record
      continue;
    }
    damaged.push(name);
    if (isNewer(sliceSpec, text) && !isEvictable(name)) problem = 'newer';
  }
  return { slices, damaged, isLoggedIn, ...(problem && { problem }) };
}

/** Without the LoggedIn flag the session is over; its owner, and whether it expired, are restored. */
function withoutToken(auth: Slice): Slice {
  const value = auth.value === 'failed' ? 'failed' : 'idle';
  return { ...auth, value, context: { ...auth.context, token: '', loading: value } };
}
