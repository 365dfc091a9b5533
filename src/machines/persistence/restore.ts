/** Reads what was kept: every sound slice comes back, every other falls back alone and is named. */
import { literal, mask, object, unknown } from 'superstruct';
import type { StateValue } from 'xstate';
import { isObject } from '../../services/contract/readers.ts';
import { isSameValue, type Slice, type SliceName, sliceNames, specOf } from './slices.ts';

/** What was found in storage. */
export interface PersistedState {
  readonly slices: Readonly<Partial<Record<SliceName, Slice>>>;
  /** Slices that were there and could not be read. */
  readonly damaged: readonly string[];
  readonly isLoggedIn: boolean;
}

export const emptyPersisted: PersistedState = { slices: {}, damaged: [], isLoggedIn: false };

/**
 * @param text what stood under the one key, or `null`
 * @param isLoggedIn the LoggedIn flag; without it the token and every personal list is dropped; what a
 *   person was writing stays while it is known whose it is
 */
export function readPersisted(text: string | null, isLoggedIn: boolean): PersistedState {
  const stored = parsed(text);
  if (text === null || !isObject(stored)) {
    return { ...emptyPersisted, isLoggedIn, damaged: text === null ? [] : ['persist:root'] };
  }
  const auth = Object.hasOwn(stored, 'auth') ? sliceIn('auth', stored.auth) : null;
  const stays = { browser: true, person: isLoggedIn || !!auth?.context.owner, session: isLoggedIn };
  const slices: Partial<Record<SliceName, Slice>> = {};
  const damaged: SliceName[] = [];
  for (const name of sliceNames()) {
    const key = Object.hasOwn(stored, name) ? name : (formerNames[name] ?? name);
    if (!Object.hasOwn(stored, key) || !stays[specOf(name)?.belongsTo ?? 'session']) continue;
    const slice = sliceIn(name, stored[key]);
    if (slice) slices[name] = name === 'auth' && !isLoggedIn ? withoutToken(slice) : slice;
    else damaged.push(name);
  }
  return { slices, damaged, isLoggedIn };
}

/** A session that is over leaves behind whose it was, and whether it ended by itself. */
function withoutToken(auth: Slice): Slice {
  const value = auth.value === 'failed' ? 'failed' : 'idle';
  return { ...auth, value, context: { ...auth.context, token: '', loading: value } };
}

/** Keys under which version 0.1.0 stored a slice. */
const formerNames: Readonly<Partial<Record<SliceName, string>>> = { signUp: 'wizard' };

function sliceIn(name: SliceName, stored: unknown): Slice | null {
  const spec = specOf(name);
  if (!spec) return null;
  const { version, settled, context, isCoherent } = spec;
  try {
    const slice = mask(parsed(stored), object({ version: literal(version), value: unknown(), context }));
    const value = settled.find((known) => isSameValue(known, slice.value as StateValue)); // only compared: what is none equals none
    if (value === undefined || !isCoherent(value, slice.context)) return null;
    return { version, value, context: slice.context };
  } catch {
    return null;
  }
}

/** What a JSON text says; `null` for anything else. */
export function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
