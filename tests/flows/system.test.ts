/**
 * Explores the app, auth, language, prompt, logout and one list as running actors. Long because the rules of all paths
 * are checked on the same exploration.
 */
import './fixed.ts';
import { describe, expect, it } from 'vitest';
import { coreSlices, type SliceName, storedSlice } from '../../src/machines/persistence/slices.ts';
import { listKeys, lists } from '../../src/services/contract/lists.ts';
import { dataOf } from '../machines/stored.ts';
import { getShortestPaths } from './graph.ts';
import { refused, unauthorized } from './rows/faults.ts';
import { actorOf, isPossible, names, restored, type System, type SystemAct, systemAfter, usedList } from './system.ts';

const noor = { usr: 'noor@example.com', password: 'Ten letters or more' };
const sami = { usr: 'sami@example.com', token: 'T9' };

const acts: readonly SystemAct[] = [
  { words: 'Storage is read', to: 'app', settle: 'restore', output: { slices: {}, damaged: [], isLoggedIn: false } },
  { words: 'Storage takes too long', to: 'app', wait: 5_000 },
  { words: 'Sign in', to: 'auth', send: { type: 'auth.signIn', ...noor } },
  { words: 'Cancel', to: 'auth', send: { type: 'auth.cancel' } },
  { words: 'The server gives a token', to: 'auth', settle: 'signIn', output: { access_token: 'T1' } },
  { words: 'The server refuses', to: 'auth', settle: 'signIn', error: refused },
  { words: 'Open the requests', to: usedList, send: { type: 'list.open' } },
  { words: 'Leave the requests', to: usedList, send: { type: 'list.close' } },
  { words: 'The server replies', to: usedList, settle: 'fetchList', output: dataOf(usedList) },
  { words: 'The server refuses the list', to: usedList, settle: 'fetchList', error: refused },
  { words: 'The session has expired', to: usedList, settle: 'fetchList', error: unauthorized },
  { words: 'Switch the language', to: 'language', send: { type: 'language.toggle' } },
  { words: 'Log out', to: 'logout', send: { type: 'logout.request' } },
  { words: 'The server has ended the session', to: 'logout', settle: 'logOut', output: {} },
  { words: 'Half a second passes', to: 'logout', wait: 500 },
  { words: 'Sign in in another tab', to: 'app', send: { type: 'tab.signedIn', ...sami } },
  { words: 'Log out in another tab', to: 'app', send: { type: 'tab.signedOut' } },
  { words: 'Switch the language in another tab', to: 'app', send: { type: 'tab.languageSwitched', language: 'ar' } },
  { words: 'Open the prompt', to: 'prompt', send: { type: 'prompt.open' } },
  { words: 'Later', to: 'prompt', send: { type: 'prompt.later' } },
  { words: 'Close', to: 'prompt', send: { type: 'prompt.close' } },
];

interface Vertex {
  readonly status: 'active';
  readonly trace: readonly SystemAct[];
  readonly id: string;
  readonly possible: readonly SystemAct[];
  /** The rules that it violates. */
  readonly violations: readonly string[];
  /** The slices that are stored, and those after a kill and a restart. */
  readonly stored: object;
  readonly restored: object;
}

function vertex(trace: readonly SystemAct[]): Vertex {
  const system = systemAfter(trace);
  const last = trace.at(-1);
  const again = restored(system);
  const made: Vertex = {
    status: 'active',
    trace,
    id: JSON.stringify(identityOf(system)),
    possible: acts.filter((act) => isPossible(system.app, act) && isOfInterest(system, act)),
    violations: Object.keys(rules).filter((rule) => !rules[rule]?.(system, last)),
    stored: slicesOf(system),
    restored: slicesOf(again),
  };
  system.app.stop();
  again.app.stop();
  return made;
}

/** The rules that hold at the end of every path. */
const rules: Readonly<Record<string, (system: System, last: SystemAct | undefined) => boolean>> = {
  'no actor fails': ({ app }) =>
    ['app', ...Object.keys(app.getSnapshot().children)].every((name) =>
      ['active', 'done'].includes(actorOf(app, name)?.getSnapshot().status ?? ''),
    ),
  'the flag is set exactly while a person is logged in': (system) =>
    !isReady(system) || contextOf(system, 'auth').isLoggedIn === system.flag(),
  'a token has an owner': (system) => {
    if (!isReady(system)) return true;
    const { token, isLoggedIn, owner } = contextOf(system, 'auth');
    return token === '' || (isLoggedIn && owner !== '');
  },
  'a log-out removes everything that the person has read': (system, last) => {
    const { app } = system;
    const hasLeft =
      app.getSnapshot().matches('leaving') || (last?.words === 'Log out in another tab' && isReady(system));
    if (!hasLeft) return true;
    const { data, previousData } = contextOf(system, usedList);
    const { token, usr, owner, isLoggedIn } = contextOf(system, 'auth');
    return [token, usr, owner].every((value) => value === '') && !isLoggedIn && data === null && previousData === null;
  },
};

const contextOf = (system: System, name: string) => actorOf(system.app, name)?.getSnapshot().context;
const isReady = ({ app }: System): boolean => !app.getSnapshot().matches('restoring');

/** The stored slices of the settled actors; none while leaving, and no personal list without a session. */
function slicesOf(system: System): object {
  if (!system.app.getSnapshot().matches('ready')) return {};
  return Object.fromEntries(
    persisted.flatMap((name) => {
      const snapshot = actorOf(system.app, name)?.getSnapshot();
      const slice = snapshot && storedSlice(coreSlices, name, snapshot);
      return slice && (name !== usedList || system.flag()) ? [[name, slice]] : [];
    }),
  );
}

const persisted = ['auth', 'language', 'prompt', usedList] as const satisfies SliceName[];

/** The parts of the state that distinguish two states of the system. */
function identityOf({ app, flag }: System): unknown {
  const seen = names.map((name) => actorOf(app, name)?.getSnapshot());
  const [auth, , , , list] = seen;
  return [
    app.getSnapshot().value,
    // the language does not affect the other actors
    ...seen.map((snapshot, at) => names[at] !== 'language' && snapshot?.value),
    auth?.context.owner,
    list?.context.isOnScreen,
    flag(),
  ];
}

/** Limits the paths: the prompt opens only for visitors without a list; after a log-out only the reload remains. */
function isOfInterest({ app }: System, { to }: SystemAct): boolean {
  const isAt = (name: string, value: string) => actorOf(app, name)?.getSnapshot().value === value;
  if (app.getSnapshot().matches('leaving')) return to === 'logout' && !isAt('logout', 'idle');
  const isPromptAlone = isAt('auth', 'idle') && isAt(usedList, 'idle');
  return to === 'prompt' ? isPromptAlone : isAt('prompt', 'closed') || app.getSnapshot().matches('restoring');
}

/** The same act in the same state has the same result, so each is run once. */
const vertices = new Map<string, Vertex>();

const walk = {
  getInitialSnapshot: () => vertex([]),
  transition: ({ id, trace }: Vertex, { act }: { act: SystemAct }) => {
    const key = JSON.stringify([id, act.words]);
    const next = vertices.get(key) ?? vertex([...trace, act]);
    vertices.set(key, next);
    return next;
  },
};
const found: { state: Vertex }[] = getShortestPaths(
  walk as never,
  {
    limit: 20_000,
    events: ({ possible }: Vertex) => possible.map((act) => ({ type: act.words, act })),
    serializeEvent: ({ type }: { type: string }) => type,
    serializeState: ({ id }: Vertex, event?: { type: string }, before?: Vertex) =>
      JSON.stringify([id, event?.type, before?.id]),
  } as never,
) as never;
const paths = found.map(({ state }) => ({ ...state, words: state.trace.map(({ words }) => words).join(' → ') }));

describe(`on each of ${paths.length} paths`, () => {
  it.each(Object.keys(rules))('%s', (rule) => {
    expect(paths.filter(({ violations }) => violations.includes(rule)).map(({ words }) => words)).toEqual([]);
  });

  it('a person can always do something, until the page is left', () => {
    const stuck = paths.filter(({ possible }) => possible.length === 0);
    expect(stuck.length).toBeGreaterThan(0);
    for (const { trace } of stuck) {
      const { app } = systemAfter(trace);
      expect(app.getSnapshot().value).toBe('leaving');
      expect(actorOf(app, 'logout')?.getSnapshot().value).toBe('idle');
    }
  });

  it('restores every settled actor after the page is killed', () => {
    const lost = paths.filter(
      ({ stored, restored }) => JSON.stringify(restored) !== JSON.stringify({ ...restored, ...stored }),
    );
    expect(lost.map(({ words }) => words)).toEqual([]);
    expect(paths.some(({ stored }) => Object.keys(stored).length === persisted.length)).toBe(true);
  });
});

describe('the 23 lists', () => {
  const started: SystemAct[] = acts.slice(0, 1).map((act) => act);
  const eventsAfter = (...after: SystemAct[]) => {
    const before = systemAfter(started, { isRecorded: true }).sentEvents;
    return [...systemAfter([...started, ...after], { isRecorded: true }).sentEvents]
      .filter((event) => !before.has(event))
      .sort();
  };

  it('all run from the start, each under its own name', () => {
    const { app } = systemAfter(started);
    const running = Object.keys(app.getSnapshot().children).filter((name) => Object.hasOwn(lists, name));
    expect(running.sort()).toEqual([...listKeys].sort());
    expect(running).toHaveLength(23);
    expect(running.map((name) => app.system.get(name))).toEqual(running.map((name) => actorOf(app, name)));
  });

  it('each receive a change of the language', () => {
    const toggle: SystemAct = { words: 'Switch', to: 'language', send: { type: 'language.toggle' } };
    const received = eventsAfter(toggle).filter((event) => event.endsWith(': language.changed'));
    expect(received).toEqual(
      ['language → app: language.changed', ...listKeys.map((key) => `app → ${key}: language.changed`)].sort(),
    );
  });

  it('each receive a log-out', () => {
    const leave: SystemAct = { words: 'Log out', to: 'logout', send: { type: 'logout.request' } };
    const received = eventsAfter(leave).filter((event) => event.endsWith(': list.reset'));
    expect(received).toEqual(listKeys.map((key) => `app → ${key}: list.reset`).sort());
  });
});
