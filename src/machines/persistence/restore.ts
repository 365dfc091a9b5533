/** Decodes stored slices. A damaged slice is listed and replaced by the initial state; the others are restored. */
import { isObject } from '../../services/contract/readers.ts';
import { decodeSlice, parseJson, type Slice, type SliceSpec } from './slice-spec.ts';
import { coreSlices, type SliceName, type SliceSpecs, sliceRows } from './slices.ts';

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
  /** Whether the outbox has entries, which are decoded only with its code. */
  readonly hasUnsent?: boolean;
}

export const emptyPersisted: PersistedState = { slices: {}, damaged: [], isLoggedIn: false };

/** @param text the value of `persist:root` */
export function parseState(text: string | null): RawState {
  const slices = parseJson(text);
  return isObject(slices) ? { slices, isDamaged: false } : { slices: {}, isDamaged: text !== null };
}

/** The stored text of a slice, under its current or former name. */
export function rawSlice({ slices }: RawState, name: SliceName): unknown {
  const { formerName = name } = sliceRows[name];
  return [name, formerName].filter((key) => Object.hasOwn(slices, key)).map((key) => slices[key])[0];
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
    ...(isLoggedIn && hasEntries(rawSlice(raw, 'outbox')) && { hasUnsent: true }),
  };
}

const hasEntries = (outbox: unknown): boolean => typeof outbox === 'string' && !outbox.includes('"entries":[]');

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
  for (const [name, sliceSpec] of Object.entries(specs) as [SliceName, SliceSpec][]) {
    // its own keys
    const text = rawSlice(raw, name);
    if (text === undefined || !stays[sliceRows[name].belongsTo]) continue;
    const slice = decodeSlice(sliceSpec, text);
    if (slice)
      slices[name] = slice as Slice; // a context is a record
    else damaged.push(name);
  }
  return { slices, damaged, isLoggedIn };
}

/** Without the LoggedIn flag the session is over; its owner, and whether it expired, are restored. */
function withoutToken(auth: Slice): Slice {
  const value = auth.value === 'failed' ? 'failed' : 'idle';
  return { ...auth, value, context: { ...auth.context, token: '', loading: value } };
}
