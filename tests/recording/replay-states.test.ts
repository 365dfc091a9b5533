/** Replays timers of the same name, and actors that have failed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { startRecording } from '../../src/recording/recording.ts';
import { statesOf } from '../../src/recording/recording-file.ts';
import { replayRecording } from '../../src/recording/replay.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { startRecordedApp } from './start-recorded-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
  // the random part of the waits
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
});
afterEach(() => vi.useRealTimers());

it('ends the wait of the list that had waited, and not that of another one', async () => {
  const { answer, send, saved, wait } = startRecordedApp();
  await answer('restore', { output: emptyPersisted });
  for (const list of ['regions', 'industries']) {
    send(list, { type: 'list.open' });
    await answer('fetchList', { error: new CallError({ kind: 'timedOut' }) }, list);
  }
  send('regions', { type: 'list.load' });
  await answer('fetchList', { error: new CallError({ kind: 'timedOut' }) }, 'regions');
  for (const list of ['regions', 'industries']) send(list, { type: 'connection.restored', isOutage: false });
  wait(1_000);
  const { frames, differs } = replayRecording(saved());
  expect(differs).toBeNull();
  expect(frames.at(-1)?.states).toMatchObject({ regions: 'recovering', industries: 'pending' });
});

it('records that an actor has failed', () => {
  const fail = () => {
    throw new Error('failed');
  };
  const app = createActor(createMachine({ id: 'app', on: { go: { actions: fail } } }), { id: 'app' });
  const recording = startRecording(app);
  app.subscribe({ error: () => undefined });
  app.start();
  app.send({ type: 'go' });
  expect(recording?.newer.map(({ state }) => state)).toEqual(['error']);
  expect(statesOf(app)).toEqual({ app: 'error' });
});
