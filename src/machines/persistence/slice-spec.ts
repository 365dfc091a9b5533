/** How the state of one actor is stored and restored: a slice `{version, value, context}` of a settled state. */
import { mask, number, object, type Struct, type StructError, unknown } from 'superstruct';
import { type AnyMachineSnapshot, matchesState, type StateValue } from 'xstate';
import { isObject } from '../../services/contract/readers.ts';

type Context = Readonly<Record<string, unknown>>;

export interface Slice<C = Context> {
  readonly version: number;
  readonly value: StateValue;
  readonly context: C;
}

/** Converts the context of one version to that of the next. Accepts any object. */
type Migration = (context: Context) => Context;

export interface SliceSpec<C extends object = object, K extends PropertyKey = PropertyKey> {
  readonly version: number;
  /** The migrations by the version that they start from; a slice of an old version without one is damaged. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** The stored states, with their child states. Restoring one must not lose a running call or timer. */
  readonly settled: readonly StateValue[];
  /** The stored part of the context. Names every key, so nothing else reaches storage. */
  readonly context: ContextStruct<C>;
  readonly keys: readonly K[];
  /** Whether the machine can be in that state with that context. */
  isCoherent(value: StateValue, context: C): boolean;
}

/**
 * The part of a struct that does not depend on who calls it, so that specs of one machine are assignable to its type.
 */
interface ContextStruct<out C> {
  validate(value: unknown, options: { coerce: true; mask: true }): [StructError, undefined] | [undefined, C];
}

interface Options<C> {
  readonly isCoherent?: (value: StateValue, context: C) => boolean;
  readonly migrations?: Readonly<Record<number, Migration>>;
}

/**
 * Defines how an actor is stored.
 *
 * @param settled the states that are stored; in any other the earlier slice stays
 * @param context the struct of the stored part of the context; its keys are what is stored
 */
export function spec<C extends object, S extends object>(
  version: number,
  settled: readonly StateValue[],
  context: Struct<C, S>,
  { isCoherent = () => true, migrations = {} }: Options<C> = {},
): SliceSpec<C, keyof C> {
  const keys = Object.keys(context.schema) as (keyof C)[]; // an object struct has a schema entry per key
  return { version, migrations, settled, context, keys, isCoherent };
}

const storedSlice = object({ version: number(), value: unknown(), context: unknown() });

/** Decodes a stored slice and migrates it to the current version; `null` when it is damaged. */
export function decodeSlice<C extends object>(sliceSpec: SliceSpec<C>, text: unknown): Slice<C> | null {
  try {
    const stored = mask(parseJson(text), storedSlice);
    if (!isObject(stored.context)) return null;
    const upgraded = upgrade(sliceSpec, stored.version, stored.context);
    const [error, context] = sliceSpec.context.validate(upgraded, { coerce: true, mask: true });
    // a value of any other type equals no settled state, or throws
    const value = sliceSpec.settled.find((known) => isSameValue(known, stored.value as StateValue));
    if (error || value === undefined || !sliceSpec.isCoherent(value, context)) return null;
    return { version: sliceSpec.version, value, context };
  } catch {
    return null;
  }
}

/** Whether a stored text begins as a slice does, of this version or another. */
export const isSliceText = (text: unknown): text is string => versionIn(text) !== undefined;

/** Whether a stored slice is of a later version than this build has. It must not be overwritten. */
export const isNewer = ({ version }: Pick<SliceSpec, 'version'>, text: unknown): boolean =>
  Number(versionIn(text) ?? 0) > version;

const versionIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^\{"version":(\d+)/.exec(text)?.[1] : undefined;

type Versions = Pick<SliceSpec, 'version' | 'migrations'>;

function upgrade({ version, migrations }: Versions, from: number, context: Context): Context | null {
  if (from === version) return context;
  const migration = Object.hasOwn(migrations, from) ? migrations[from] : undefined;
  return migration ? upgrade({ version, migrations }, from + 1, migration(context)) : null;
}

/** The slice of an actor; `null` in a state that is not stored. */
export function sliceOf<C extends object>(sliceSpec: SliceSpec<C>, snapshot: AnyMachineSnapshot): Slice<C> | null {
  const value = settledValue(sliceSpec, snapshot);
  if (value === undefined) return null;
  const [error, context] = sliceSpec.context.validate(snapshot.context, { coerce: true, mask: true });
  return error ? null : { version: sliceSpec.version, value, context };
}

/** The settled state of a snapshot; `undefined` in any other state. */
export const settledValue = ({ settled }: SliceSpec, { value }: AnyMachineSnapshot): StateValue | undefined =>
  settled.find((state) => matchesState(state, value));

/** Whether a slice may store the snapshot: its state is one of the settled ones. */
export const isSettled = (sliceSpec: SliceSpec, snapshot: AnyMachineSnapshot): boolean =>
  settledValue(sliceSpec, snapshot) !== undefined;

/** Whether two state values name the same states. */
export const isSameValue = (a: StateValue, b: StateValue): boolean => matchesState(a, b) && matchesState(b, a);

/** Parses JSON text; `null` for anything else. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
