import { expect, test } from 'vitest';
import { openRecording } from '../../src/inspector/page/opened-recording.ts';

const recording = {
  format: 1,
  version: '1',
  saved: 'today',
  browser: 'a test',
  language: 'en',
  address: '/',
  began: 0,
  states: { app: 'restoring' },
};

test.each(['constructor', '__proto__', 'nobody'])(
  'an event for an actor named %s differs from these machines',
  (to) => {
    const entries = [{ at: 0, to, event: { type: 'go' } }];
    const opened = openRecording(JSON.stringify({ ...recording, entries }));
    expect(opened.difference).toEqual({
      n: 1,
      text: `${to}: an actor for go in the recording, no such actor in these machines`,
    });
    expect(opened.actorsAt(1).map(({ name }) => name)).toEqual(['app']);
  },
);

test('the summary has the number of entries', () => {
  const entry = { at: 0, to: 'app', event: { type: 'features.load' } };
  const summaryWith = (...entries: object[]) => openRecording(JSON.stringify({ ...recording, entries })).summary;
  expect(summaryWith(entry)).toBe('1 entry, saved today at / (en), version 1');
  expect(summaryWith(entry, entry)).toBe('2 entries, saved today at / (en), version 1');
});
