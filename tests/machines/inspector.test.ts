import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorSystem, type ActorSystemInfo, type AnyActorRef, fromCallback } from 'xstate';
import { limits } from '../../src/inspector/local-channel.ts';
import type { FromApp, Told } from '../../src/inspector/messages.ts';
import { differences } from '../../src/inspector/page/difference.ts';
import { awaited, formOf, nextEvents } from '../../src/inspector/page/payloads.ts';
import { createStory } from '../../src/inspector/page/story.ts';
import { treeRows } from '../../src/inspector/page/tree-rows.ts';
import { createReplayBuffer } from '../../src/inspector/replay-buffer.ts';
import { watchSystem } from '../../src/inspector/watch-system.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { chartOf } from '../../src/machines/chart.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { createRedactor } from '../../src/recording/redact.ts';
import { noor, startReady } from './start-app.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** An app that is ready and only then watched, and what a page makes of what it is told. */
async function watched(onTold: () => void = () => undefined) {
  let system: ActorSystem<ActorSystemInfo> | undefined;
  const followTabs = fromCallback<{ type: 'nothing' }>((own) => {
    system = own.system;
  });
  const started = await startReady({}, { followTabs });
  const app: AnyActorRef | undefined = system?.get('driven');
  if (!app) throw new Error('No app was started');
  const story = createStory('a');
  const told: Told[] = [];
  const redactor = createRedactor(limits);
  let n = 0;
  let isWatched = false;
  const tell = (message: Told): number => {
    if (isWatched) onTold();
    told.push(message);
    n += 1;
    story.apply(redactor({ ...message, app: 'a', n }) as FromApp); // plain data keeps its shape
    return n;
  };
  const watch = watchSystem(app, tell);
  for (const actor of watch.standing()) tell(actor);
  isWatched = true;
  const named = (name: string) => [...story.actors.values()].find((each) => each.name === name);
  return { ...started, story, told, watch, named };
}

describe('an inspector that comes late', () => {
  it('is told of every actor that stands, parents first', async () => {
    const { story, named } = await watched();
    expect(story.actors.size).toBeGreaterThan(27);
    expect(named('driven')).toMatchObject({ state: ['app', 'app.ready', 'app.ready.featuresLoaded'] });
    expect(named('auth')).toMatchObject({ parent: named('driven')?.id, state: ['auth', 'auth.idle'], isBusy: false });
    expect(named('invoices')?.chart?.id).toBe('list');
    expect(named('persist')?.chart).toBeNull();
  });

  it('then sees each event, the transitions that it made the machine take, and what became different', async () => {
    const { app, signIn, story, named } = await watched();
    app.child('auth').send({ type: 'auth.signIn', ...noor });
    expect(named('auth')).toMatchObject({ state: ['auth', 'auth.pending'], isBusy: true });
    expect(named('signIn')?.parent).toBe(named('auth')?.id);
    await signIn.last.answers({ access_token: 'T1-secret' });
    expect(named('signIn')).toBeUndefined();

    const [asked] = story.entries.filter(({ event }) => event.type === 'auth.signIn');
    expect(asked).toMatchObject({
      event: { type: 'auth.signIn', usr: noor.usr, password: '•••' },
      taken: ['auth.idle: auth.signIn → auth.pending'],
      state: ['auth', 'auth.pending'],
    });
    const [answered] = story.entries.filter(({ event }) => event.type === 'xstate.done.actor.signIn');
    expect(answered?.taken).toEqual(['auth.pending: ✓ signIn [hasToken] → auth.succeeded']);
    expect(answered?.changes).toContainEqual({ path: 'token', before: '', after: '•••' });
    expect(JSON.stringify([story.entries, [...story.actors]])).not.toMatch(/T1-secret|a long password/);
  });

  it('hears nothing any more once it is off', async () => {
    const { app, told, watch } = await watched();
    const before = told.length;
    watch.end();
    app.child('language').send({ type: 'language.toggle' });
    expect(told).toHaveLength(before);
  });
});

it('whoever watches does not break what is watched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { app, watch } = await watched(() => {
    throw new Error('The channel is closed');
  });
  app.child('language').send({ type: 'language.toggle' });
  expect(watch.standing().find(({ name }) => name === 'language')?.state).toEqual([
    'language',
    'language.ar',
    'language.ar.loading',
  ]);
  expect(console.warn).toHaveBeenCalled();
});

describe('what is told again', () => {
  it('is not taken for new', async () => {
    const { app, story } = await watched();
    const [language] = [...story.actors.values()].filter(({ name }) => name === 'language');
    app.child('language').send({ type: 'language.toggle' });
    const { length } = story.entries;
    const event = { type: 'language.toggle' };
    story.apply({ kind: 'event', at: 1, actor: language?.id ?? '', from: null, event, app: 'a', n: 1 });
    expect(story.entries).toHaveLength(length);
  });

  it('lets go of the oldest when it is too many, or too much', () => {
    const few = createReplayBuffer<number>(3);
    for (let each = 0; each < 10; each++) few.push(each);
    expect(few.all()).toEqual([7, 8, 9]);
    const small = createReplayBuffer<string>(100, 20);
    for (const each of ['aaaaaa', 'bbbbbb', 'cccccc']) small.push(each);
    expect(small.all()).toEqual(['bbbbbb', 'cccccc']);
  });
});

it('a chart passes whole', () => {
  for (const machine of [signUpMachine, authMachine]) {
    expect(createRedactor(limits)(chartOf(machine))).toEqual(chartOf(machine));
  }
});

it('next events are those of the active states and of the states around them', () => {
  expect(nextEvents(chartOf(languageMachine), ['language', 'language.en'])).toEqual([
    'language.toggle',
    'language.set',
  ]);
  expect(nextEvents(chartOf(authMachine), ['auth', 'auth.idle'])).toContain('session.open');
  expect(awaited(chartOf(authMachine), ['auth', 'auth.pending'])).toEqual(['✓ signIn', '✗ signIn']);
});

it('an event is sent as it is unless it carries something', () => {
  expect(formOf('language.toggle')).toEqual({ kind: 'bare' });
  expect(formOf('language.set')).toEqual({ kind: 'laden', from: { language: 'ar' } });
  expect(formOf('language.set', { type: 'language.set', language: 'en' })).toMatchObject({ from: { language: 'en' } });
  expect(formOf('signUp.attach')).toEqual({ kind: 'unwritable' });
});

it('differences name the parts that changed, came and went', () => {
  expect(differences({ a: 1, b: { c: [1, 2], gone: 0 } }, { a: 1, b: { c: [1, 3, 4] } })).toEqual([
    { path: 'b.c.1', before: 2, after: 3 },
    { path: 'b.c.2', after: 4 },
    { path: 'b.gone', before: 0 },
  ]);
  expect(differences({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
});

it('many actors of one machine are a group, which begins closed', async () => {
  const { story } = await watched();
  const actors = [...story.actors.values()];
  const rows = treeRows(actors, new Set());
  const group = rows.find((row) => 'group' in row);
  expect(group).toMatchObject({ group: 'list', depth: 1, isOpen: false });
  const open = treeRows(actors, new Set([group?.key ?? '']));
  expect(open.filter((row) => 'actor' in row && row.actor.chart?.id === 'list')).toHaveLength(22);
});
