/** What one app has told: its actors as they stand, and the log of how they came there. */
import type { Chart } from '../../machines/chart.ts';
import type { FromApp, Payload } from '../messages.ts';
import { type Difference, differences } from './difference.ts';

export interface ActorView {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly chart: Chart | null;
  readonly state: readonly string[];
  readonly status: string;
  readonly isBusy: boolean;
  readonly context: unknown;
  /** The transitions taken last, and when, by which a drawing knows that they are new. */
  readonly taken: readonly string[];
  readonly takenAt: number;
}

/** One event, and what came of it. */
export interface Entry {
  /** Its number in the app's telling. */
  readonly n: number;
  readonly at: number;
  /** The session ids of who sent it, where that was an actor, and of who was sent it. */
  readonly from: string | null;
  readonly actor: string;
  readonly event: Payload;
  /** All of it that can be searched but for the names of the actors, in small letters. */
  readonly text: string;
  taken: readonly string[];
  /** The states that are active after it, where it was answered. */
  state: readonly string[] | null;
  changes: readonly Difference[];
}

export interface Story {
  readonly app: string;
  readonly path: string;
  readonly since: number;
  readonly actors: ReadonlyMap<string, ActorView>;
  readonly entries: readonly Entry[];
  /** The last payload that was seen of each type of event. */
  readonly payloads: ReadonlyMap<string, Payload>;
  /** The name of an actor, also of one that is gone; its session id where it was never told of. */
  nameOf(id: string): string;
  apply(message: FromApp): void;
  clear(): void;
}

/** More than a person looks through; the oldest go first. */
const most = 20_000;

export function createStory(app: string): Story {
  const actors = new Map<string, ActorView>();
  const names = new Map<string, string>();
  const payloads = new Map<string, Payload>();
  const byNumber = new Map<number, Entry>();
  const loose = new Map<string, string[]>();
  let entries: Entry[] = [];
  let told = new Set<string>();
  let last = 0;
  let begun = { path: '', since: 0 };

  const change = (id: string, changes: Partial<ActorView>): void => {
    const actor = actors.get(id);
    if (actor) actors.set(id, { ...actor, ...changes });
  };

  function applyActor({ id, name, parent, chart, kind, ...state }: Extract<FromApp, { kind: 'actor' }>): void {
    names.set(id, name);
    told.add(id);
    actors.set(id, { ...blank, ...actors.get(id), id, name, parent, chart: chart ?? null, ...state });
  }

  function applyEvent({ n, at, actor, from, event }: Extract<FromApp, { kind: 'event' }>): void {
    const text = `${event.type} ${JSON.stringify(event).slice(0, 1_000)}`.toLowerCase();
    const entry: Entry = { n, at, from, actor, event, text, taken: [], state: null, changes: [] };
    entries.push(entry);
    byNumber.set(n, entry);
    if (!event.type.startsWith('xstate.')) payloads.set(event.type, event);
    if (entries.length > most) for (const old of entries.splice(0, most / 10)) byNumber.delete(old.n);
  }

  function applySnapshot(message: Extract<FromApp, { kind: 'snapshot' }>): void {
    const { actor: id, by, state, status, isBusy } = message;
    const before = actors.get(id);
    const context = 'context' in message ? message.context : before?.context;
    const entry = by === undefined ? undefined : byNumber.get(by);
    if (entry) {
      entry.taken = loose.get(id) ?? [];
      entry.state = state;
      if (before?.status) entry.changes = differences(before.context, context);
    }
    loose.delete(id);
    change(id, { state, status, isBusy, context });
  }

  return {
    app,
    get path() {
      return begun.path;
    },
    get since() {
      return begun.since;
    },
    actors,
    payloads,
    nameOf: (id) => names.get(id) ?? id,
    get entries() {
      return entries;
    },
    clear: () => {
      entries = [];
      byNumber.clear();
    },
    apply: (message) => {
      // what was told before comes again when another page asks
      const isKnown = message.kind === 'actor' ? message.n < last : message.n <= last;
      if (message.kind === 'app') {
        begun = { path: message.path, since: message.since };
        told = new Set();
      } else if (message.kind === 'told') {
        for (const id of actors.keys()) if (!told.has(id)) actors.delete(id);
      } else if (message.kind === 'actor' && isKnown) told.add(message.id);
      if (isKnown || message.kind === 'app' || message.kind === 'here' || message.kind === 'bye') return;
      last = message.n;
      if (message.kind === 'actor') applyActor(message);
      if (message.kind === 'event') applyEvent(message);
      if (message.kind === 'snapshot') applySnapshot(message);
      if (message.kind === 'stopped') actors.delete(message.actor);
      if (message.kind === 'taken') {
        const { actor, transitions } = message;
        loose.set(actor, [...(loose.get(actor) ?? []), ...transitions]);
        change(actor, { taken: transitions, takenAt: message.n });
      }
    },
  };
}

const blank = { state: [], status: '', isBusy: false, context: undefined, taken: [], takenAt: 0 };
