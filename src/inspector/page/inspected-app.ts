/** Builds the actors and the event log of one app from its messages. */
import type { Chart } from '../../machines/chart.ts';
import type { FromApp, Payload } from '../channel-messages.ts';
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
  /** The transitions taken last. */
  readonly taken: readonly string[];
  /** Changes each time that transitions are taken. */
  readonly takenAt: number;
}

/** One event and its effects. */
export interface Entry {
  /** The number of the app's message. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The session id of the sender; `null` when it was not an actor. */
  readonly from: string | null;
  /** The session id of the receiver. */
  readonly actor: string;
  readonly event: Payload;
  /** The searchable text in lower case, without the names of the actors. */
  readonly text: string;
  taken: readonly string[];
  /** The active states after the event; `null` before it is handled. */
  state: readonly string[] | null;
  changes: readonly Difference[];
}

export interface InspectedApp {
  readonly id: string;
  readonly path: string;
  readonly since: number;
  readonly actors: ReadonlyMap<string, ActorView>;
  readonly entries: readonly Entry[];
  /** The last payload of each type of event that the actor of a name received. */
  payloadsOf(name: string): ReadonlyMap<string, Payload>;
  /** The name of an actor, running or stopped; its session id when the name is unknown. */
  nameOf(id: string): string;
  apply(message: FromApp): void;
  clear(): void;
}

/** Of an actor that received no event. */
export const noPayloads: ReadonlyMap<string, Payload> = new Map();

/** The oldest entries are dropped first. */
const maxEntries = 20_000;

export function createInspectedApp(appId: string): InspectedApp {
  const actors = new Map<string, ActorView>();
  const names = new Map<string, string>();
  /** By the name of the actor: after a reload, another actor can have its session id. */
  const payloads = new Map<string, Map<string, Payload>>();
  const entriesByNumber = new Map<number, Entry>();
  /** Transitions of each actor that wait for the snapshot after them. */
  const pendingTransitions = new Map<string, string[]>();
  let entries: Entry[] = [];
  let syncedIds = new Set<string>();
  let lastNumber = 0;
  let page = { path: '', since: 0 };

  const nameOf = (id: string): string => names.get(id) ?? id;

  const updateActor = (id: string, changes: Partial<ActorView>): void => {
    const actor = actors.get(id);
    if (actor) actors.set(id, { ...actor, ...changes });
  };

  function applyActor({ id, name, parent, chart, kind, ...state }: Extract<FromApp, { kind: 'actor' }>): void {
    names.set(id, name);
    syncedIds.add(id);
    actors.set(id, { ...emptyActor, ...actors.get(id), id, name, parent, chart: chart ?? null, ...state });
  }

  function applyEvent({ n, at, actor, from, event }: Extract<FromApp, { kind: 'event' }>): void {
    const text = `${event.type} ${JSON.stringify(event).slice(0, 1_000)}`.toLowerCase();
    const entry: Entry = { n, at, from, actor, event, text, taken: [], state: null, changes: [] };
    entries.push(entry);
    if (event.type === 'page.viewed' && typeof event.path === 'string') page = { ...page, path: event.path };
    entriesByNumber.set(n, entry);
    if (!event.type.startsWith('xstate.')) {
      const ofActor = payloads.get(nameOf(actor)) ?? new Map<string, Payload>();
      payloads.set(nameOf(actor), ofActor.set(event.type, event));
    }
    if (entries.length > maxEntries)
      for (const dropped of entries.splice(0, maxEntries / 10)) entriesByNumber.delete(dropped.n);
  }

  function applySnapshot(message: Extract<FromApp, { kind: 'snapshot' }>): void {
    const { actor: id, by, state, status, isBusy } = message;
    const before = actors.get(id);
    const context = 'context' in message ? message.context : before?.context;
    const entry = by === undefined ? undefined : entriesByNumber.get(by);
    if (entry) {
      entry.taken = pendingTransitions.get(id) ?? [];
      entry.state = state;
      if (before?.status) entry.changes = differences(before.context, context);
    }
    pendingTransitions.delete(id);
    updateActor(id, { state, status, isBusy, context });
  }

  return {
    id: appId,
    get path() {
      return page.path;
    },
    get since() {
      return page.since;
    },
    actors,
    payloadsOf: (name) => payloads.get(name) ?? noPayloads,
    nameOf,
    get entries() {
      return entries;
    },
    clear: () => {
      entries = [];
      entriesByNumber.clear();
    },
    apply: (message) => {
      // known messages arrive again when the inspector in another tab synchronises
      const isKnown = message.kind === 'actor' ? message.n < lastNumber : message.n <= lastNumber;
      if (message.kind === 'app') {
        page = { path: message.path, since: message.since };
        syncedIds = new Set();
      } else if (message.kind === 'synced') {
        for (const id of actors.keys()) if (!syncedIds.has(id)) actors.delete(id);
      } else if (message.kind === 'actor' && isKnown) syncedIds.add(message.id);
      if (isKnown || message.kind === 'app' || message.kind === 'pong' || message.kind === 'closed') return;
      lastNumber = message.n;
      if (message.kind === 'actor') applyActor(message);
      if (message.kind === 'event') applyEvent(message);
      if (message.kind === 'snapshot') applySnapshot(message);
      if (message.kind === 'stopped') actors.delete(message.actor);
      if (message.kind === 'taken') {
        const { actor, transitions } = message;
        pendingTransitions.set(actor, [...(pendingTransitions.get(actor) ?? []), ...transitions]);
        updateActor(actor, { taken: transitions, takenAt: message.n });
      }
    },
  };
}

const emptyActor = { state: [], status: '', isBusy: false, context: undefined, taken: [], takenAt: 0 };
