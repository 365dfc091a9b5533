/** What is written again after storage was cleared. */
import { describe, expect, it } from 'vitest';
import { change, toggle } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { arabic, textOf } from './stored.ts';

describe('a storage that was cleared', () => {
  it.each([
    ['by another tab', 'cleared'],
    ['by nobody that sends an event', 'found'],
  ] as const)('%s is written again, and the app is notified', async (_, signal) => {
    const { of, idle, written, persisted, clear, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    clear(signal);
    if (signal === 'found') of('language').send(toggle);
    idle.pass();
    expect(written).toHaveLength(2);
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

  it('is written again when the page is left at once', async () => {
    const { of, idle, written, clear, leave } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    clear('cleared');
    leave();
    expect(written).toHaveLength(2);
  });

  it('is reported where this tab has only read it', async () => {
    const { clear, app } = await startPersisting({}, () => true, textOf({ language: arabic }));
    clear('cleared');
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_cleared', duration: 6_000 }]);
  });

  it('is none after a log-out in another tab, which removes the text', async () => {
    const { of, idle, clear, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    clear('changed');
    clear('cleared');
    expect(app.emitted).toEqual([]);
  });

  it('is none where another tab has stored other slices', async () => {
    const { of, idle, overwriteSilently, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    overwriteSilently(textOf({ language: arabic }));
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect([of('storage').getSnapshot().value.reading, app.emitted]).toEqual(['expected', []]);
  });

  it('is none where another tab damaged the text', async () => {
    const { of, idle, overwriteSilently, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    overwriteSilently('{');
    of('language').send(toggle);
    idle.pass();
    expect(app.emitted).toEqual([]);
  });
});
