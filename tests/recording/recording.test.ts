/** Tests which inputs are recorded, which values never are, and which files are rejected. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { startRecording } from '../../src/recording/recording.ts';
import { readRecording } from '../../src/recording/recording-format.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { signUpContext } from '../machines/stored.ts';
import { startRecordedApp } from './start-recorded-app.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `SINV-${at}` }));

describe('the recording', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  async function start(maxEntries?: number) {
    const session = startRecordedApp(maxEntries);
    await session.answer('restore', { output: emptyPersisted });
    session.send('app', { type: 'features.load' });
    await session.answer('loadFeatures', session.featureActors());
    return session;
  }

  it('uses the relay of this version of XState, and does nothing without it', () => {
    const app = createActor(createMachine({ on: { go: {} } }));
    expect(startRecording(app)).not.toBeNull();
    Object.assign(app.system, { _relay: undefined });
    expect(startRecording(app)).toBeNull();
  });

  it('has the events from outside, and not those between machines', async () => {
    const { send, recording, tabs, wait } = await start();
    send('language', { type: 'language.toggle' });
    tabs.send({ type: 'tab.languageSwitched', language: 'en' });
    send('logout', { type: 'logout.request' });
    wait(500);
    expect(recording.newer.slice(3).map(({ to, event }) => `${to} ${event.type}`)).toEqual([
      'language language.toggle',
      'app tab.languageSwitched',
      'logout logout.request',
      'logout xstate.after.confirmation.logout.confirming',
    ]);
    expect(recording.newer.at(-1)?.state).toBe('idle');
  });

  it('combines successive edits of one field, but not successive choices', async () => {
    const { send, recording } = await start();
    const change = (field: string, value: string) => send('signUp', { type: 'draft.change', path: field, value });
    for (const value of ['N', 'No', 'Noo', 'Noor']) change('first_name', value);
    change('last_name', 'S');
    change('first_name', 'Nora');
    const note = (value: string) => ({ type: 'detail.note', detailType: 'language', value, note: 'Fluent' });
    send('signUp', note('English'), note('Arabic'));
    expect(recording.newer.slice(3).map(({ event }) => event.value)).toEqual([
      'Noor',
      'S',
      'Nora',
      'English',
      'Arabic',
    ]);
  });

  it('has at most two halves, each of which starts at a checkpoint', async () => {
    const { send, saved, recording } = await start(10);
    for (let at = 0; at < 100; at++) send('prompt', { type: at % 2 ? 'prompt.close' : 'prompt.open' });
    expect(recording.older).toHaveLength(10);
    expect(recording.newer.length).toBeLessThan(10);
    expect(saved().checkpoint?.actors).toMatchObject({ app: { state: { ready: 'featuresLoaded' } }, prompt: {} });
  });

  it('never has a password or a file, and its file never has a token', async () => {
    const { send, answer, save, tabs, recording } = await start(4);
    const [wrong, right, other, next] = ['hunter2 is wrong', 'hunter2 is right', 'T-other-tab', 'hunter3 is next'];
    send('auth', { type: 'auth.signIn', usr: 'noor@example.com', password: wrong });
    await answer('signIn', { error: new CallError({ kind: 'unauthorized', status: 401 }) });
    send('auth', { type: 'auth.signIn', usr: 'noor@example.com', password: right });
    await answer('signIn', { output: { access_token: 'T-of-this-session' } });
    const texts: string[] = [];
    const inspect = () => {
      const files: string[] = [];
      JSON.stringify([recording], (_, value) => {
        if (value instanceof Blob) files.push('a file');
        return value;
      });
      expect(files).toEqual([]);
      for (const secret of [wrong, right, next]) expect(JSON.stringify(recording)).not.toContain(secret);
      texts.push(save());
    };
    inspect();
    send('account', { type: 'password.change', password: right, newPassword: next });
    tabs.send({ type: 'tab.signedIn', token: other, usr: 'sami@example.com' });
    const file = new File(['BYTES-OF-IT'], 'noor-cv.pdf', { type: 'application/pdf' });
    send('profileDraft', { type: 'draft.open', section: 'cv', record: {} }, { type: 'file.attach', file });
    inspect();
    send('invoices', { type: 'list.open' });
    await answer('fetchList', { output: rows(50) }, 'invoices');
    inspect();
    const all = texts.join();
    for (const hidden of [wrong, right, next, other, 'T-of-this-session', 'BYTES']) expect(all).not.toContain(hidden);
    expect(all).toContain('SINV-19');
    expect(all).not.toContain('SINV-20');
    expect(all).toContain('… and 30 more');
  });

  it('has a password as so many characters as pass or fail the same rules', async () => {
    const { send, recording } = await start();
    const recorded = [0, 1, 9, 10, 128, 129, 200].map((length) => {
      send('account', { type: 'password.change', password: 'hunter2 is right', newPassword: 'x'.repeat(length) });
      return recording.newer.at(-1)?.event.newPassword;
    });
    expect(recorded).toEqual([0, 1, 1, 10, 10, 129, 129].map((length) => '•'.repeat(length)));
  });

  it('has the first twenty rows of a restored list, and all rows of a draft', async () => {
    const session = startRecordedApp();
    const context = { data: rows(21), previousData: rows(20) };
    const invoices = { version: 3, value: 'succeeded', context };
    await session.answer('restore', { output: { ...emptyPersisted, slices: { invoices } } });
    session.send('app', { type: 'features.load' });
    const preferences = rows(21).map(({ name }) => name);
    const changed = { ...signUpContext, draft: { ...signUpContext.draft, preferences } };
    const signUp = { version: 1, value: 'review', context: changed };
    await session.answer('loadFeatures', session.featureActors({ signUp }));
    const outputs = session.saved().entries.map(({ event }) => event.output);
    expect(outputs[0]).toMatchObject({
      slices: { invoices: { context: { data: [...rows(20), '… and 1 more'], previousData: rows(20) } } },
    });
    expect(outputs.at(-1)).toMatchObject({ persisted: { slices: { signUp } } });
  });

  it('has every row of a reply that is no list, which a replay stores', async () => {
    const { send, answer, saved } = await start();
    send('invoice', { type: 'invoice.open', name: 'SINV-1' });
    const output = { name: 'SINV-1', items: rows(21) };
    await answer('getInvoice', { output });
    expect(saved().entries.at(-1)?.event.output).toEqual(output);
  });

  it('is saved with its environment', async () => {
    expect((await start()).saved()).toMatchObject({
      format: 1,
      version: '1.2.3',
      browser: 'a test',
      saved: '2026-03-05T09:00:00.000Z',
      states: { app: { ready: 'featuresLoaded' }, signUp: 'account', invoices: 'idle' },
    });
  });
});

describe('a recording file', () => {
  const validRecording = {
    format: 1,
    version: '1',
    saved: 'today',
    browser: 'a test',
    language: 'en',
    address: '/',
    began: 0,
    entries: [{ at: 0, to: 'auth', event: { type: 'go' }, state: 'idle' }],
    states: {},
  };

  it.each<readonly [string, string, RegExp]>([
    ['cut off', JSON.stringify(validRecording).slice(0, -20), /incomplete/],
    ['not JSON', 'no recording', /not JSON/],
    ['another file', '{"name":"sg-network"}', /not a recording/],
    ['a list', '[]', /not a recording/],
    ['of another format', JSON.stringify({ ...validRecording, format: 2 }), /format 2/],
    ['damaged', JSON.stringify({ ...validRecording, entries: [{ at: 'soon' }] }), /damaged at entries\.0\.at/],
    ['damaged in a state', JSON.stringify({ ...validRecording, states: { auth: 7 } }), /damaged at states\.auth/],
    [
      'damaged in the length of a password',
      JSON.stringify({ ...validRecording, entries: [{ ...validRecording.entries[0], withheld: { password: -1 } }] }),
      /damaged at entries\.0\.withheld\.password/,
    ],
    [
      'damaged in an inner state',
      JSON.stringify({ ...validRecording, states: { app: { ready: 7, busy: {} } } }),
      /at states\.app/,
    ],
    ...[{}, { type: '' }, { type: 7 }, [{ type: 'go' }], 'go', null].map(
      (event) =>
        [
          `damaged in the event ${JSON.stringify(event)}`,
          JSON.stringify({ ...validRecording, entries: [{ at: 0, to: 'auth', event }] }),
          /damaged at entries\.0\.event\.$/,
        ] as const,
    ),
    ['a number', '7', /not a recording/],
    ['null', 'null', /not a recording/],
    ['of a format, without entries', '{"format":1}', /not a recording/],
    ['of no format', JSON.stringify({ ...validRecording, format: undefined }), /not a recording/],
    ['without its entries', JSON.stringify({ ...validRecording, entries: 'none' }), /damaged at entries/],
  ])('is rejected with an explanation when it is %s', (_, text, sentence) => {
    expect(() => readRecording(text)).toThrow(sentence);
  });

  it('can be replayed on the command line, with the result as the exit code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recording-'));
    const runReplay = (name: string, text: string, ...more: string[]) => {
      writeFileSync(join(folder, name), text);
      return spawnSync(process.execPath, ['scripts/replay.mjs', ...more, join(folder, name)], { encoding: 'utf8' });
    };
    try {
      const open = { at: 4, to: 'app', event: { type: 'features.load' }, state: 'restoring' };
      const plain = { ...validRecording, entries: [open], states: { app: 'restoring' } };
      const same = runReplay('same.json', JSON.stringify(plain));
      expect(same.stdout).toMatch(/0\.004 s {2}app {2}features\.load → restoring\n\n?Same states after 1 step\./);
      expect(same.status).toBe(0);
      const other = runReplay(
        'other.json',
        JSON.stringify({ ...plain, entries: [{ ...open, state: 'ready' }] }),
        '--quiet',
      );
      expect(other.stdout).toBe('First difference at step 1 (features.load): app: expected ready, got restoring.\n');
      expect(other.status).toBe(1);
      const hostile = runReplay('hostile.json', JSON.stringify({ ...plain, address: '\u001b]0;a title\u0007\u202e' }));
      expect(hostile.stdout).toContain(' at �]0;a title��\n');
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      const large = { ...open, event: { type: 'x'.repeat(1_000_000), of: 'deep' }, to: 'y'.repeat(1_000_000) };
      const long = runReplay('long.json', JSON.stringify({ ...plain, entries: [large] }).replace('"deep"', deep));
      expect([long.status, long.stderr]).toEqual([1, '']);
      expect(long.stdout).toMatch(/ y{89}… {2}x{89}… \{…\} → /);
      expect(long.stdout.length).toBeLessThan(1000);
      const cut = runReplay('cut.json', '{');
      expect(cut.stderr).toBe('This file is incomplete or not JSON.\n');
      expect([cut.status, cut.stdout]).toEqual([2, '']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
