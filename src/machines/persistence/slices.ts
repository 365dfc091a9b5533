/** What is remembered of each actor: a slice `{version, value, context}` of a settled state, checked on its way in. */
import {
  boolean,
  coerce,
  define,
  enums,
  literal,
  nullable,
  object,
  pattern,
  record,
  type Struct,
  string,
  union,
  unknown,
} from 'superstruct';
import { type AnyMachineSnapshot, matchesState, type StateValue } from 'xstate';
import { calls } from '../../services/contract/calls.ts';
import { type List, type ListKey, listKeys, lists } from '../../services/contract/lists.ts';
import { isObject } from '../../services/contract/readers.ts';
import type { FeatureName } from '../feature-actors.ts';

export type SliceName = 'language' | 'settings' | 'auth' | 'prompt' | FeatureName | ListKey;

export interface Slice {
  readonly version: number;
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
}

export interface SliceSpec {
  /** Raised when an older slice can no longer be read; that slice then falls back alone. */
  readonly version: number;
  /** The states worth keeping: nothing runs in them that a restore would lose. */
  readonly settled: readonly StateValue[];
  /** The part of the context that is kept. It names every key, so nothing else reaches the storage. */
  readonly context: Struct<Record<string, unknown>, Record<string, unknown>>;
  /**
   * How long it may stay: with the browser; with the person whose session it is or was last; or with the session
   * alone.
   */
  readonly belongsTo: 'browser' | 'person' | 'session';
  /** Whether the machine itself could be in that state with that context. */
  isCoherent(value: StateValue, context: Slice['context']): boolean;
}

/** Where storage runs short, lists give up their place before anything that a person typed. */
export const isEvictable = (name: SliceName): boolean => Object.hasOwn(lists, name);

const spoken = <L extends string, D extends string>(lang: L, dir: D, languageToggle: boolean) =>
  object({
    languageToggle: literal(languageToggle),
    language_abbr: literal(lang),
    document: object({ lang: literal(lang), dir: literal(dir) }),
  });

const languageSlice = union([spoken('en', 'ltr', false), spoken('ar', 'rtl', true)]);

const settingsSlice = object({
  numerals: enums(['latn', 'arab']),
  theme: enums(['system', 'light', 'dark']),
  singleKeys: boolean(),
});

const authSlice = object({
  token: pattern(string(), /^[\x20-\x7e]*$/), // what a header can carry
  loading: enums(['idle', 'succeeded', 'failed']),
  error: nullable(string()),
  usr: string(),
  owner: string(),
  hasExpired: boolean(),
});

const listSlice = (list: List) => {
  const reply = calls[list.call].reply;
  const held = (mayBeNull: boolean) =>
    coerce(
      define('held data', () => true),
      unknown(),
      (value) => (value === null && mayBeNull ? null : reply.create(value)),
    );
  const struct = object({
    data: held(list.empty === null),
    loading: boolean(),
    error: nullable(string()),
    previousData: held(true),
    params: record(string(), string()),
  });
  // version 0.1.0 stored `previousData` as `kept`
  return coerce(struct, unknown(), (value) =>
    isObject(value) && 'kept' in value ? { ...value, previousData: value.kept } : value,
  );
};

export const spec = (
  version: number,
  settled: readonly StateValue[],
  context: unknown,
  { belongsTo = 'browser', isCoherent = () => true }: Partial<Pick<SliceSpec, 'belongsTo' | 'isCoherent'>> = {},
): SliceSpec => ({
  version,
  settled,
  context: context as SliceSpec['context'], // every one of these is a struct of an object
  belongsTo,
  isCoherent,
});

const listSpec = (key: ListKey) =>
  [
    key,
    spec(1, ['idle', 'succeeded', 'failed'], listSlice(lists[key]), {
      belongsTo: lists[key].audience === 'personal' ? 'session' : 'browser',
      isCoherent: (value, { data, loading }) =>
        value === 'succeeded' ? data !== null && !loading : loading === (value === 'failed'),
    }),
  ] as const;

const known: Partial<Record<SliceName, SliceSpec>> = {
  language: spec(1, ['en', 'ar'], languageSlice, {
    isCoherent: (value, { language_abbr }) => language_abbr === value,
  }),
  settings: spec(1, ['chosen'], settingsSlice),
  auth: spec(1, ['idle', 'succeeded', 'failed'], authSlice, {
    isCoherent: (value, { loading, token }) => loading === value && (value === 'succeeded') === (token !== ''),
  }),
  prompt: spec(1, ['closed', 'start', 'subscribe'], object({ usr: string() })),
  ...Object.fromEntries(listKeys.map(listSpec)),
};

/** The spec of a slice, once what it belongs to has been loaded. */
export const specOf = (name: SliceName): SliceSpec | undefined => known[name];

/** Every slice that can be read now. */
export const sliceNames = (): SliceName[] => Object.keys(known) as SliceName[]; // the keys of that very record

/** Makes the slices of rooms readable; their structs come with the rooms. */
export function addSlices(specs: Readonly<Partial<Record<SliceName, SliceSpec>>>): void {
  Object.assign(known, specs);
}

/** The slice of an actor, or `null` while it is in a state that is not kept. */
export function sliceOf(name: SliceName, snapshot: AnyMachineSnapshot): Slice | null {
  const spec = specOf(name);
  if (!spec || !isSettled(name, snapshot)) return null;
  const { version, context } = spec;
  // what a list holds was decoded by its struct when it came; to do so again would cost every row
  if (isEvictable(name)) return { version, value: snapshot.value, context: picked(snapshot.context, spec) };
  const [error, masked] = context.validate(snapshot.context, { coerce: true, mask: true });
  return error ? null : { version, value: snapshot.value, context: masked };
}

export const isSettled = (name: SliceName, { value }: AnyMachineSnapshot): boolean =>
  specOf(name)?.settled.some((settled) => isSameValue(settled, value)) ?? false;

function picked(held: Record<string, unknown>, { context, belongsTo }: SliceSpec): Slice['context'] {
  const keys = Object.keys((context as unknown as { schema: object }).schema); // of an object struct
  return Object.fromEntries(keys.map((key) => [key, capped(held[key], maxPersistedLength[belongsTo])]));
}

/**
 * So many characters of a list are kept: what the screen shows until all rows are read anew. Every write costs what
 * all the lists together keep, so a person's own lists get more of it than those that only name things.
 */
export const maxPersistedLength = { session: 32_000, browser: 4_000, person: 0 } as const;

function capped(held: unknown, most: number): unknown {
  if (!Array.isArray(held)) return held;
  let left = most;
  const end = held.findIndex((row) => {
    left -= JSON.stringify(row).length;
    return left < 0;
  });
  return end === -1 ? held : held.slice(0, end);
}

export const isSameValue = (a: StateValue, b: StateValue): boolean => matchesState(a, b) && matchesState(b, a);
