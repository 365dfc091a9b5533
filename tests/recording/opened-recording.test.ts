import { expect, it } from 'vitest';
import { openRecording } from '../../src/inspector/page/opened-recording.ts';
import { sampleRecording } from '../browser/support/sample-recording.ts';

const text = sampleRecording();
const opened = openRecording(text);

it('summarises the file', () => {
  expect(opened.summary).toMatch(/^4 entries, saved \d{4}-\d{2}-\d{2}T\S+ at \/ \(ar\), version 0\.1\.0$/);
  expect(opened.difference).toBeNull();
});

it('lists each entry with its transition, its states and its changes', () => {
  expect(opened.entries.slice(1).map(({ n, actor, taken, state }) => ({ n, actor, taken, state }))).toEqual([
    {
      n: 2,
      actor: 'prompt',
      taken: ['prompt.closed: prompt.open → prompt.start'],
      state: ['prompt', 'prompt.start'],
    },
    {
      n: 3,
      actor: 'prompt',
      taken: ['prompt.start: prompt.later → prompt.subscribe'],
      state: ['prompt', 'prompt.subscribe'],
    },
    {
      n: 4,
      actor: 'language',
      taken: ['language.en: language.toggle → language.ar.fetching'],
      state: ['language', 'language.ar', 'language.ar.fetching'],
    },
  ]);
  expect(opened.entries[3]?.changes).toContainEqual({ path: 'language_abbr', before: 'en', after: 'ar' });
  expect(opened.entries[1]?.changes).toEqual([]);
});

it('has the actors before the first entry and after each one', () => {
  const promptAt = (n: number) => opened.actorsAt(n).find(({ name }) => name === 'prompt');
  const states = [0, 1, 2, 3, 4].map((n) => promptAt(n)?.state.at(-1));
  expect(states).toEqual([undefined, 'prompt.closed', 'prompt.start', 'prompt.subscribe', 'prompt.subscribe']);
  const taken = [1, 2, 4].map((n) => promptAt(n)?.taken);
  expect(taken).toEqual([[], ['prompt.closed: prompt.open → prompt.start'], []]);
  expect(opened.actorsAt(1).map(({ name, parent }) => [name, parent])).toEqual(
    expect.arrayContaining([
      ['app', null],
      ['prompt', 'app'],
    ]),
  );
});

it('names the first entry after which the machines are in another state', () => {
  const changed = text.replace('"subscribe"', '"closed"');
  expect(openRecording(changed).difference).toEqual({
    n: 3,
    text: 'prompt: closed in the recording, subscribe in these machines',
  });
});

const emptyRecording = {
  format: 1,
  version: '1',
  saved: 'today',
  browser: 'a test',
  language: 'en',
  address: '/',
  began: 0,
  states: { app: 'restoring' },
};

it.each(['constructor', '__proto__', 'nobody'])('an event for an actor named %s differs from these machines', (to) => {
  const entries = [{ at: 0, to, event: { type: 'go' } }];
  const opened = openRecording(JSON.stringify({ ...emptyRecording, entries }));
  expect(opened.difference).toEqual({
    n: 1,
    text: `${to}: an actor for go in the recording, no such actor in these machines`,
  });
  expect(opened.actorsAt(1).map(({ name }) => name)).toEqual(['app']);
});

it('the summary has the number of entries', () => {
  const entry = { at: 0, to: 'app', event: { type: 'features.load' } };
  const summaryWith = (...entries: object[]) => openRecording(JSON.stringify({ ...emptyRecording, entries })).summary;
  expect(summaryWith(entry)).toBe('1 entry, saved today at / (en), version 1');
  expect(summaryWith(entry, entry)).toBe('2 entries, saved today at / (en), version 1');
});
