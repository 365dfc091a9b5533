import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorSystem, type ActorSystemInfo, type AnyActorRef, fromCallback } from 'xstate';
import type { FromApp, SystemMessage } from '../../src/inspector/channel-messages.ts';
import { limits } from '../../src/inspector/local-channel.ts';
import { differences } from '../../src/inspector/page/difference.ts';
import { createInspectedApp } from '../../src/inspector/page/inspected-app.ts';
import { formOf, nextEvents, pendingCauses } from '../../src/inspector/page/payloads.ts';
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

/** Starts an app and watches it when it is ready, as the inspector's page does. */
async function watchReadyApp(onMessage: () => void = () => undefined) {
  let system: ActorSystem<ActorSystemInfo> | undefined;
  const followTabs = fromCallback<{ type: 'nothing' }>((own) => {
    system = own.system;
  });
  const started = await startReady({}, { followTabs });
  const app: AnyActorRef | undefined = system?.get('driven');
  if (!app) throw new Error('The app has not started');
  const inspected = createInspectedApp('a');
  const messages: SystemMessage[] = [];
  const redactor = createRedactor(limits);
  let n = 0;
  let isWatched = false;
  const report = (message: SystemMessage): number => {
    if (isWatched) onMessage();
    messages.push(message);
    n += 1;
    inspected.apply(redactor({ ...message, app: 'a', n }) as FromApp); // the redactor keeps the shape of plain data
    return n;
  };
  const watch = watchSystem(app, report);
  for (const actor of watch.actors()) report(actor);
  isWatched = true;
  const named = (name: string) => [...inspected.actors.values()].find((each) => each.name === name);
  return { ...started, inspected, messages, watch, named };
}

describe('an inspector that is attached to a running app', () => {
  it('receives every actor, parents first', async () => {
    const { inspected, named } = await watchReadyApp();
    expect(inspected.actors.size).toBeGreaterThan(27);
    expect(named('driven')).toMatchObject({ state: ['app', 'app.ready', 'app.ready.featuresLoaded'] });
    expect(named('auth')).toMatchObject({ parent: named('driven')?.id, state: ['auth', 'auth.idle'], isBusy: false });
    expect(named('invoices')?.chart?.id).toBe('list');
    expect(named('persist')?.chart).toBeNull();
  });

  it('then receives each event with its transitions and changes, redacted', async () => {
    const { app, signIn, inspected, named } = await watchReadyApp();
    app.child('auth').send({ type: 'auth.signIn', ...noor });
    expect(named('auth')).toMatchObject({ state: ['auth', 'auth.pending'], isBusy: true });
    expect(named('signIn')?.parent).toBe(named('auth')?.id);
    await signIn.last.answers({ access_token: 'T1-secret' });
    expect(named('signIn')).toBeUndefined();

    const [sent] = inspected.entries.filter(({ event }) => event.type === 'auth.signIn');
    expect(sent).toMatchObject({
      event: { type: 'auth.signIn', usr: noor.usr, password: '•••' },
      taken: ['auth.idle: auth.signIn → auth.pending'],
      state: ['auth', 'auth.pending'],
    });
    const [succeeded] = inspected.entries.filter(({ event }) => event.type === 'xstate.done.actor.signIn');
    expect(succeeded?.taken).toEqual(['auth.pending: ✓ signIn [hasToken] → auth.succeeded']);
    expect(succeeded?.changes).toContainEqual({ path: 'token', before: '', after: '•••' });
    expect(JSON.stringify([inspected.entries, [...inspected.actors]])).not.toMatch(/T1-secret|a long password/);
  });

  it('receives nothing after it has stopped', async () => {
    const { app, messages, watch } = await watchReadyApp();
    const before = messages.length;
    watch.stop();
    app.child('language').send({ type: 'language.toggle' });
    expect(messages).toHaveLength(before);
  });
});

it('an error of the inspector does not affect the app', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { app, watch } = await watchReadyApp(() => {
    throw new Error('The channel is closed');
  });
  app.child('language').send({ type: 'language.toggle' });
  expect(watch.actors().find(({ name }) => name === 'language')?.state).toEqual([
    'language',
    'language.ar',
    'language.ar.fetching',
  ]);
  expect(console.warn).toHaveBeenCalled();
});

it('has the address of the page that is shown', () => {
  const inspected = createInspectedApp('a');
  const viewed = { type: 'page.viewed', path: '/contract' };
  inspected.apply({ kind: 'app', app: 'a', n: 0, path: '/login', since: 0 });
  expect(inspected.path).toBe('/login');
  inspected.apply({ kind: 'event', app: 'a', n: 1, at: 0, actor: 'x:0', from: null, event: viewed });
  expect(inspected.path).toBe('/contract');
});

it('the last payload of an event is that of the actor that received it', () => {
  const inspected = createInspectedApp('a');
  const [opened, typed] = ['', 'Half'].map((value) => ({ type: 'draft.change', path: 'bio', value }));
  for (const [at, event] of [opened, typed].entries()) {
    const [id, name] = [`x:${at}`, at === 0 ? 'bio' : 'profileDraft'];
    const state = { state: [], status: 'active', isBusy: false, context: null };
    inspected.apply({ kind: 'actor', app: 'a', n: 2 * at + 1, id, name, parent: null, ...state });
    inspected.apply({
      kind: 'event',
      app: 'a',
      n: 2 * at + 2,
      at,
      actor: id,
      from: null,
      event: event ?? { type: '' },
    });
  }
  expect(inspected.payloadsOf('bio').get('draft.change')).toEqual(opened);
  expect(inspected.payloadsOf('profileDraft').get('draft.change')).toEqual(typed);
  expect(inspected.payloadsOf('signUp').size).toBe(0);
});

describe('messages that are sent again', () => {
  it('are ignored when they are known', async () => {
    const { app, inspected } = await watchReadyApp();
    const [language] = [...inspected.actors.values()].filter(({ name }) => name === 'language');
    app.child('language').send({ type: 'language.toggle' });
    const { length } = inspected.entries;
    const event = { type: 'language.toggle' };
    inspected.apply({ kind: 'event', at: 1, actor: language?.id ?? '', from: null, event, app: 'a', n: 1 });
    expect(inspected.entries).toHaveLength(length);
  });

  it('are limited in number and length, the oldest being dropped', () => {
    const few = createReplayBuffer<number>(3);
    for (let each = 0; each < 10; each++) few.push(each);
    expect(few.all()).toEqual([7, 8, 9]);
    const small = createReplayBuffer<string>(100, 20);
    for (const each of ['aaaaaa', 'bbbbbb', 'cccccc']) small.push(each);
    expect(small.all()).toEqual(['bbbbbb', 'cccccc']);
    for (const each of ['d', 'e']) small.push(each.repeat(30));
    expect(small.all()).toEqual(['e'.repeat(30)]); // the newest, although it is too long
  });
});

it('a chart is within the limits of a message', () => {
  for (const machine of [signUpMachine, authMachine]) {
    expect(createRedactor(limits)(chartOf(machine))).toEqual(chartOf(machine));
  }
});

it('next events are those of the active states and their parents', () => {
  expect(nextEvents(chartOf(languageMachine), ['language', 'language.en'])).toEqual([
    'language.toggle',
    'language.set',
  ]);
  expect(nextEvents(chartOf(authMachine), ['auth', 'auth.idle'])).toContain('session.open');
  expect(pendingCauses(chartOf(authMachine), ['auth', 'auth.pending'])).toEqual(['✓ signIn', '✗ signIn']);
});

it('an event with a payload is sent with an example or the last payload, unless it has a file', () => {
  expect(formOf('language.toggle')).toEqual({ kind: 'plain' });
  expect(formOf('language.set')).toEqual({ kind: 'payload', example: { language: 'ar' } });
  expect(formOf('language.set', { type: 'language.set', language: 'en' })).toMatchObject({
    example: { language: 'en' },
  });
  expect(formOf('signUp.attach')).toEqual({ kind: 'file' });
  expect(formOf('settings.change')).toEqual({ kind: 'payload', example: { theme: 'dark' } });
});

it('differences list the parts that were changed, added or removed', () => {
  expect(differences({ a: 1, b: { c: [1, 2], gone: 0 } }, { a: 1, b: { c: [1, 3, 4] } })).toEqual([
    { path: 'b.c.1', before: 2, after: 3 },
    { path: 'b.c.2', after: 4 },
    { path: 'b.gone', before: 0 },
  ]);
  expect(differences({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
});

it('five or more actors of one machine are in a closed group', async () => {
  const { inspected } = await watchReadyApp();
  const actors = [...inspected.actors.values()];
  const rows = treeRows(actors, new Set());
  const group = rows.find((row) => 'group' in row);
  expect(group).toMatchObject({ group: 'list', depth: 1, isOpen: false });
  const open = treeRows(actors, new Set([group?.key ?? '']));
  expect(open.filter((row) => 'actor' in row && row.actor.chart?.id === 'list')).toHaveLength(23);
});
