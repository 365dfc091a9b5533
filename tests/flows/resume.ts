/** Interrupts a path after each step: reads the content of storage, and restores the machine from it. */

import type { AnyMachineSnapshot } from 'xstate';
import { isSettled, type Slice, settledValue } from '../../src/machines/persistence/slice-spec.ts';
import type { SliceName } from '../../src/machines/persistence/slices.ts';
import { everySpec, readStored } from '../machines/read-stored.ts';
import type { Path } from './explore.ts';
import type { Flow } from './flow.ts';
import { memoryStorage } from './memory-storage.ts';
import { plain } from './plain.ts';
import { startMachine } from './replay.ts';

/** A machine's state as it can be compared. */
export interface Seen {
  readonly value: unknown;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The machine after one step of a path. */
export interface StepResult {
  readonly seen: Seen;
  /** Whether this state is stored; otherwise the last settled one before it is. */
  readonly isSettled: boolean;
  readonly isBusy: boolean;
  /** The slice that would be restored if the page were killed now. */
  readonly slice: Slice | undefined;
  /** Whether the LoggedIn flag is set. */
  readonly flag: boolean;
}

/** Runs a path with real persistence. */
export function stepResults(flow: Flow, name: SliceName, { start, steps }: Path): StepResult[] {
  // the other actors are fakes without a state
  const specs = { [name]: everySpec[name] };
  const { persist, written } = memoryStorage(start.slice ? textOf(name, start.slice) : null, specs);
  let flag = flagOf(start.input);
  const running = startMachine(flow.machine, start, { name, beside: flow.beside ?? [], persist });
  const currentResult = (): StepResult => {
    const { effects, snapshot } = running.outcome();
    if (effects.includes('does raiseFlag')) flag = true;
    if (effects.includes('does lowerFlag')) flag = false;
    const slice = readStored(written(), flag).slices[name];
    const isBusy = snapshot.hasTag('busy');
    return { seen: seenIn(name, snapshot), isSettled: isSettled(everySpec[name], snapshot), isBusy, slice, flag };
  };
  const results = [currentResult()];
  for (const { event } of steps) {
    running.perform(event);
    results.push(currentResult());
  }
  running.end();
  return results;
}

/** The restored machine, ready for further steps. */
export function resume(flow: Flow, name: SliceName, start: Path['start'], { slice, flag }: StepResult) {
  const input = { ...start.input, ...('isLoggedIn' in (start.input ?? {}) && { isLoggedIn: flag }) };
  const running = startMachine(flow.machine, { input, ...(slice && { slice }) }, { name, beside: flow.beside ?? [] });
  const seen = () => seenIn(name, running.outcome().snapshot);
  return { ...running, seen };
}

const textOf = (name: SliceName, slice: object): string =>
  JSON.stringify({ [name]: JSON.stringify({ version: everySpec[name].version, ...slice }) });

// personal lists are only restored while someone is signed in
const flagOf = (input: object | undefined): boolean => !(input && 'isLoggedIn' in input && input.isLoggedIn === false);

/** A settled state is seen as it is stored: whether a language has been loaded is not. */
const seenIn = (name: SliceName, snapshot: AnyMachineSnapshot): Seen =>
  plain({ value: settledValue(everySpec[name], snapshot) ?? snapshot.value, context: snapshot.context }) as Seen; // plain keeps the shape
