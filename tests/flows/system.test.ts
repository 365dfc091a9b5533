/** The app, auth, language, prompt, logout and one list, explored as running actors. */
import './fixed.ts';
import { describe, expect, it } from 'vitest';
import { coreSlices, type SliceName, storedSlice } from '../../src/machines/persistence/slices.ts';
import { listKeys, lists } from '../../src/services/contract/lists.ts';
import { dataOf } from '../machines/stored.ts';
import { getShortestPaths } from './graph.ts';
import { refused, unauthorized } from './rows/faults.ts';
import { actorOf, followed, isPossible, lived, names, restored, type System, type SystemAct } from './system.ts';

const noor = { usr: 'noor@example.com', password: 'Ten letters or more' };
const sami = { usr: 'sami@example.com', token: 'T9' };

const acts: readonly SystemAct[] = [
  { words: 'Storage is read', to: 'app', settle: 'restore', output: { slices: {}, damaged: [], isLoggedIn: false } },
  { words: 'Storage takes too long', to: 'app', wait: 5_000 },
  { words: 'Sign in', to: 'auth', send: { type: 'auth.signIn', ...noor } },
  { words: 'Cancel', to: 'auth', send: { type: 'auth.cancel' } },
  { words: 'The server gives a token', to: 'auth', settle: 'signIn', output: { access_token: 'T1' } },
  { words: 'The server refuses', to: 'auth', settle: 'signIn', error: refused },
  { words: 'Open the requests', to: followed, send: { type: 'list.open' } },
  { words: 'Leave the requests', to: followed, send: { type: 'list.close' } },
  { words: 'The server answers', to: followed, settle: 'fetchList', output: dataOf(followed) },
  { words: 'The server refuses the list', to: followed, settle: 'fetchList', error: refused },
  { words: 'The session has expired', to: followed, settle: 'fetchList', error: unauthorized },
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
  /** What must not be and is. */
  readonly wrongs: readonly string[];
  /** What every kept actor leaves behind, and what comes back of it after a kill. */
  readonly left: object;
  readonly back: object;
}

function vertex(trace: readonly SystemAct[]): Vertex {
  const system = lived(trace);
  const last = trace.at(-1);
  const again = restored(system);
  const made: Vertex = {
    status: 'active',
    trace,
    id: JSON.stringify(told(system)),
    possible: acts.filter((act) => isPossible(system.app, act) && isOfInterest(system, act)),
    wrongs: Object.keys(rules).filter((rule) => !rules[rule]?.(system, last)),
    left: slicesOf(system),
    back: slicesOf(again),
  };
  system.app.stop();
  again.app.stop();
  return made;
}

/** What holds at the end of every way. */
const rules: Readonly<Record<string, (system: System, last: SystemAct | undefined) => boolean>> = {
  'no actor breaks': ({ app }) =>
    ['app', ...Object.keys(app.getSnapshot().children)].every((name) =>
      ['active', 'done'].includes(actorOf(app, name)?.getSnapshot().status ?? ''),
    ),
  'the flag says whether somebody is logged in': (system) =>
    !isReady(system) || contextOf(system, 'auth').isLoggedIn === system.flag(),
  'a token is somebody’s': (system) => {
    if (!isReady(system)) return true;
    const { token, isLoggedIn, owner } = contextOf(system, 'auth');
    return token === '' || (isLoggedIn && owner !== '');
  },
  'what a person read is gone once they have logged out': (system, last) => {
    const { app } = system;
    const hasLeft =
      app.getSnapshot().matches('leaving') || (last?.words === 'Log out in another tab' && isReady(system));
    if (!hasLeft) return true;
    const { data, previousData } = contextOf(system, followed);
    const { token, usr, owner, isLoggedIn } = contextOf(system, 'auth');
    return [token, usr, owner].every((held) => held === '') && !isLoggedIn && data === null && previousData === null;
  },
};

const contextOf = (system: System, name: string) => actorOf(system.app, name)?.getSnapshot().context;
const isReady = ({ app }: System): boolean => !app.getSnapshot().matches('restoring');

/** What is kept of the actors that are at rest; the one that leaves is forgotten, and a list is its reader's. */
function slicesOf(system: System): object {
  if (!system.app.getSnapshot().matches('ready')) return {};
  return Object.fromEntries(
    persisted.flatMap((name) => {
      const snapshot = actorOf(system.app, name)?.getSnapshot();
      const slice = snapshot && storedSlice(coreSlices, name, snapshot);
      return slice && (name !== followed || system.flag()) ? [[name, slice]] : [];
    }),
  );
}

const persisted = ['auth', 'language', 'prompt', followed] as const satisfies SliceName[];

/** What sets one state of the system apart from another. */
function told({ app, flag }: System): unknown {
  const seen = names.map((name) => actorOf(app, name)?.getSnapshot());
  const [auth, , , , list] = seen;
  return [
    app.getSnapshot().value,
    // the language changes nothing in what the others may do
    ...seen.map((snapshot, at) => names[at] !== 'language' && snapshot?.value),
    auth?.context.owner,
    list?.context.isOnScreen,
    flag(),
  ];
}

/** The prompt is for those who are not signed in and read nothing; a page that was left by logging out is loaded anew. */
function isOfInterest({ app }: System, { to }: SystemAct): boolean {
  const isAt = (name: string, value: string) => actorOf(app, name)?.getSnapshot().value === value;
  if (app.getSnapshot().matches('leaving')) return to === 'logout' && !isAt('logout', 'idle');
  const isPromptAlone = isAt('auth', 'idle') && isAt(followed, 'idle');
  return to === 'prompt' ? isPromptAlone : isAt('prompt', 'closed') || app.getSnapshot().matches('restoring');
}

/** From one state the same act leads to the same; it is lived through once. */
const lives = new Map<string, Vertex>();

const walk = {
  getInitialSnapshot: () => vertex([]),
  transition: ({ id, trace }: Vertex, { act }: { act: SystemAct }) => {
    const way = JSON.stringify([id, act.words]);
    const next = lives.get(way) ?? vertex([...trace, act]);
    lives.set(way, next);
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
const ways = found.map(({ state }) => ({ ...state, words: state.trace.map(({ words }) => words).join(' → ') }));

describe(`on every one of ${ways.length} ways`, () => {
  it.each(Object.keys(rules))('%s', (rule) => {
    expect(ways.filter(({ wrongs }) => wrongs.includes(rule)).map(({ words }) => words)).toEqual([]);
  });

  it('there is always something that a person can do, until the page is left', () => {
    const stuck = ways.filter(({ possible }) => possible.length === 0);
    expect(stuck.length).toBeGreaterThan(0);
    for (const { trace } of stuck) {
      const { app } = lived(trace);
      expect(app.getSnapshot().value).toBe('leaving');
      expect(actorOf(app, 'logout')?.getSnapshot().value).toBe('idle');
    }
  });

  it('a page that is killed comes back with everything that was at rest', () => {
    const lost = ways.filter(({ left, back }) => JSON.stringify(back) !== JSON.stringify({ ...back, ...left }));
    expect(lost.map(({ words }) => words)).toEqual([]);
    expect(ways.some(({ left }) => Object.keys(left).length === persisted.length)).toBe(true);
  });
});

describe('the 22 lists', () => {
  const started: SystemAct[] = acts.slice(0, 1).map((act) => act);
  const newsOf = (...after: SystemAct[]) => {
    const before = lived(started, { isOverheard: true }).told;
    return [...lived([...started, ...after], { isOverheard: true }).told].filter((news) => !before.has(news)).sort();
  };

  it('are all there, each under its own name, from the first', () => {
    const { app } = lived(started);
    const there = Object.keys(app.getSnapshot().children).filter((name) => Object.hasOwn(lists, name));
    expect(there.sort()).toEqual([...listKeys].sort());
    expect(there).toHaveLength(22);
    expect(there.map((name) => app.system.get(name))).toEqual(there.map((name) => actorOf(app, name)));
  });

  it('each hear of a new language', () => {
    const toggle: SystemAct = { words: 'Switch', to: 'language', send: { type: 'language.toggle' } };
    const heard = newsOf(toggle).filter((news) => news.endsWith(': language.changed'));
    expect(heard).toEqual(
      ['language → app: language.changed', ...listKeys.map((key) => `app → ${key}: language.changed`)].sort(),
    );
  });

  it('each hear of a log-out', () => {
    const leave: SystemAct = { words: 'Log out', to: 'logout', send: { type: 'logout.request' } };
    const heard = newsOf(leave).filter((news) => news.endsWith(': list.reset'));
    expect(heard).toEqual(listKeys.map((key) => `app → ${key}: list.reset`).sort());
  });
});
