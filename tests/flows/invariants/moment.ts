/** What an invariant can read of a running machine, after one event. */
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  readonly value: SnapshotFrom<M>['value'];
  readonly context: SnapshotFrom<M>['context'];
  readonly is: SnapshotFrom<M>['matches'];
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the services that run. */
  readonly services: readonly string[];
  /** The events of the timers that run. */
  readonly timers: readonly string[];
  /** The last event; `null` at the start. */
  readonly event: AnyEventObject | null;
  /** As in an `Outcome`; `null` where they are not recorded. */
  readonly effects: readonly string[] | null;
  /** The moment before the event; `null` at the start. */
  readonly before: Omit<Moment<M>, 'before'> | null;
}

/** Sentences that are always true of a machine, with their checks. */
export type Invariants<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, (moment: Moment<M>) => boolean>
>;

interface Props {
  readonly event?: AnyEventObject | null;
  readonly effects?: readonly string[] | null;
  readonly before?: Moment | null;
}

/** The moment of an actor now. The one before keeps no earlier ones. */
export function momentOf(actor: AnyActorRef, { event = null, effects = null, before = null }: Props = {}): Moment {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return {
    value: snapshot.value,
    context: snapshot.context,
    is: (state: Parameters<AnyMachineSnapshot['matches']>[0]) => snapshot.matches(state),
    snapshot,
    services: Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)
      .filter(([, child]) => child?.getSnapshot().status === 'active')
      .map(([id]) => id),
    timers: timersOf(actor),
    event,
    effects,
    before: before && withoutBefore(before),
  };
}

// a chain of moments would keep the whole past in memory
function withoutBefore({ before: _, ...moment }: Moment): Omit<Moment, 'before'> {
  return moment;
}

/** The types of the events that the running timers of an actor will send. */
export const timersOf = (actor: AnyActorRef): string[] =>
  Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source, event }) => source === actor && event.type.startsWith('xstate.after.'))
    .map(({ event }) => event.type);

/** Whether a service failed, or an actor refused what was sent to it. */
export const hasFailed = ({ event }: Pick<Moment, 'event'>): boolean =>
  event !== null &&
  (event.type.startsWith('xstate.error.actor.') ||
    ['upload.failed', 'outbox.rejected', 'entry.failed'].includes(event.type));

/** Whether the effect happened exactly if it has to; true where effects are not recorded. */
export const happensExactly = ({ effects }: Pick<Moment, 'effects'>, effect: string, isRequired: boolean): boolean =>
  effects === null || effects.filter((each) => each.startsWith(effect)).length === (isRequired ? 1 : 0);

/** The event as one of its type; `null` for any other event. */
export const eventOf = <T extends string>(
  { event }: Pick<Moment, 'event'>,
  type: T,
): (AnyEventObject & { readonly type: T }) | null =>
  event?.type === type ? (event as AnyEventObject & { readonly type: T }) : null; // the type was compared

/** Whether two values have the same content. */
export const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether every text of the old value is in the new one, in the same place and at least as long. */
export function isNoShorter(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (typeof before === 'string') return before === '' || (typeof now === 'string' && now.length >= before.length);
  if (typeof before !== 'object' || before === null) return true;
  if (typeof now !== 'object' || now === null) return Object.values(before).every((each) => isNoShorter(each, ''));
  return Object.entries(before).every(([key, each]) => isNoShorter(each, (now as Record<string, unknown>)[key]));
}
