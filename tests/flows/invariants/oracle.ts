/** Checks a machine after each event against what is always true of it. */
import { decodeSlice, type SliceSpec } from '../../../src/machines/persistence/slice-spec.ts';
import { type SliceName, sliceNames, storedSlice } from '../../../src/machines/persistence/slices.ts';
import { everySpec } from '../../machines/read-stored.ts';
import type { MachineName } from '../machines.ts';
import { busyServices } from './busy-services.ts';
import { everyMachine, isReplyAwaited } from './every-machine.ts';
import type { Invariants, Moment } from './moment.ts';
import { SecretSearch, searchedRules } from './secrets.ts';
import { invariants } from './table.ts';

/** An invariant that did not hold. */
export interface Violation {
  readonly machine: string;
  readonly path: string;
  /** The number of events before it; 0 for the start. */
  readonly step: number;
  readonly sentence: string;
}

const busyRule = 'a machine is tagged busy exactly while a person waits for it';
const restorableRule = 'a state that is stored can be restored';

/** The sentences that are checked of a machine. */
export const sentencesOf = (name: MachineName): string[] => [
  ...Object.keys(everyMachine),
  ...searchedRules,
  busyRule,
  restorableRule,
  ...Object.keys(invariantsOf(name)),
];

/** @throws for a machine without invariants */
export function invariantsOf(name: MachineName): Invariants {
  const own: Readonly<Record<string, unknown>> | undefined = Object.hasOwn(invariants, name)
    ? invariants[name]
    : undefined;
  if (!own || Object.keys(own).length === 0) throw new Error(`The machine ${name} has no invariants`);
  return own as Invariants; // the moment is that of its machine
}

export class Oracle {
  readonly #own: Invariants;
  readonly #secrets = new SecretSearch();
  readonly #sliceName: SliceName | null;
  readonly #busyServices: readonly string[] | undefined;

  constructor(name: MachineName) {
    this.#own = invariantsOf(name);
    this.#sliceName = sliceNameOf(name);
    this.#busyServices = busyServices[name];
  }

  /** The sentences that are not true of the machine now. */
  violationsAt(moment: Moment): string[] {
    this.#secrets.add(moment.event);
    const found = this.#secrets.findIn(moment.context);
    return [
      ...brokenIn(everyMachine, moment),
      ...(found ? [found] : []),
      ...(this.#isTaggedBusy(moment) ? [] : [busyRule]),
      ...(this.#isRestorable(moment) ? [] : [restorableRule]),
      ...brokenIn(this.#own, moment),
    ];
  }

  #isTaggedBusy({ snapshot, services }: Moment): boolean {
    if (!this.#busyServices || snapshot.status !== 'active') return true;
    const isAwaited = this.#busyServices.some((id) => services.includes(id)) || isReplyAwaited(snapshot);
    return snapshot.hasTag('busy') === isAwaited;
  }

  #isRestorable({ context, value, snapshot, before }: Moment): boolean {
    const name = this.#sliceName ?? (snapshot.machine.id === 'list' ? (context.key as SliceName) : null); // a list's key
    if (name === null || (before?.context === context && before?.value === value)) return true;
    const slice = storedSlice(everySpec, name, snapshot);
    const spec: SliceSpec = everySpec[name];
    return slice === null || decodeSlice(spec, JSON.stringify(slice)) !== null;
  }
}

const brokenIn = (rows: Invariants, moment: Moment): string[] =>
  Object.entries(rows)
    .filter(([, holds]) => !isTrue(holds, moment))
    .map(([sentence]) => sentence);

/** A check that throws has found a context that it does not know. */
function isTrue(holds: Invariants[string], moment: Moment): boolean {
  try {
    return holds(moment);
  } catch {
    return false;
  }
}

function sliceNameOf(name: MachineName): SliceName | null {
  const actor = { profile: 'profileDraft', passwordReset: 'reset' }[name as string] ?? name;
  return sliceNames.find((each) => each === actor) ?? null;
}
