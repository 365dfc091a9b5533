/** What is written again after storage was cleared. */
import { describe, expect, it } from 'vitest';
import { change, toggle } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';

describe('a storage that was cleared', () => {
  it.each([
    ['by another tab', 'cleared'],
    ['by nobody that sends an event', 'found'],
  ] as const)('%s is written again, and the app is notified', async (_, signal) => {
    const { of, idle, persisted, clear, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    clear(signal);
    if (signal === 'found') of('language').send(toggle);
    idle.pass();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor' });
    expect(of('storage').getSnapshot().value).toEqual({ writing: 'stored', reading: 'cleared' });
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_cleared', duration: 6_000 }]);
  });

  it('is reported although this tab wrote its text again before it received that', async () => {
    const { of, idle, written, watching, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(written).not.toEqual([]);
    for (const receive of watching) receive('cleared');
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_cleared', duration: 6_000 }]);
  });

  it('is not one that was empty from the start', async () => {
    const { of, idle, clear, app } = await startPersisting();
    clear('cleared');
    of('language').send(toggle);
    idle.pass();
    expect(app.emitted).toEqual([]);
  });
});
