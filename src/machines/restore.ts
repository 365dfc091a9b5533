/** Reads what was kept: every sound slice comes back, every other falls back alone and is named. */
import { any, literal, mask, object } from 'superstruct';
import { isObject } from '../services/contract/fields.ts';
import { type ListKey, lists } from '../services/contract/lists.ts';
import { isSameValue, type Slice, type SliceName, sliceNames, sliceSpecs } from './slices.ts';

/** What was found in storage. */
export interface Kept {
  readonly slices: Readonly<Partial<Record<SliceName, Slice>>>;
  /** Slices that were there and could not be read. */
  readonly damaged: readonly string[];
  readonly isLoggedIn: boolean;
}

export const nothingKept: Kept = { slices: {}, damaged: [], isLoggedIn: false };

/**
 * @param text what stood under the one key, or `null`
 * @param isLoggedIn the LoggedIn flag; without it the token and every personal list is dropped
 */
export function keptIn(text: string | null, isLoggedIn: boolean): Kept {
  const stored = parsed(text);
  if (text === null || !isObject(stored)) {
    return { ...nothingKept, isLoggedIn, damaged: text === null ? [] : ['persist:root'] };
  }
  const slices: Partial<Record<SliceName, Slice>> = {};
  const damaged: SliceName[] = [];
  for (const name of sliceNames) {
    if (!Object.hasOwn(stored, name) || (!isLoggedIn && isOfSession(name))) continue;
    const slice = sliceIn(name, stored[name]);
    if (slice) slices[name] = slice;
    else damaged.push(name);
  }
  return { slices: isLoggedIn ? slices : withoutSession(slices), damaged, isLoggedIn };
}

type Slices = Kept['slices'];

/** A session that expired leaves behind whose it was, and the bio that this person was writing. */
function withoutSession({ auth, bio, ...others }: Slices): Slices {
  if (!auth) return others;
  const value = auth.value === 'failed' ? 'failed' : 'idle';
  const context = { ...auth.context, token: '', loading: value };
  return { ...others, auth: { ...auth, value, context }, ...(bio && auth.context.owner !== '' && { bio }) };
}

function sliceIn(name: SliceName, stored: unknown): Slice | null {
  const { version, settled, context, isCoherent } = sliceSpecs[name];
  try {
    const slice = mask(parsed(stored), object({ version: literal(version), value: any(), context }));
    const value = settled.find((known) => isSameValue(known, slice.value));
    if (value === undefined || !isCoherent(value, slice.context)) return null;
    return { version, value, context: slice.context };
  } catch {
    return null;
  }
}

const isOfSession = (name: SliceName): boolean =>
  Object.hasOwn(lists, name) && lists[name as ListKey].audience === 'personal';

/** What a JSON text says; `null` for anything else. */
export function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
