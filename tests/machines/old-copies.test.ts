/**
 * A tab that has not received a change yet writes all slices as they were: the texts before that change are then
 * stored again. The tab that made the change stores it once more.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { startPersisting } from './start-persisting.ts';
import { arabic, english, textOf } from './stored.ts';

const type = (value: string) => ({ type: 'draft.change', path: 'first_name', value });

/** Starts with a clock that the test moves, so that no two changes have the same time. */
async function start() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const started = await startPersisting();
  const { of, idle, written } = started;
  return {
    ...started,
    change(name: string, event: object): string {
      vi.advanceTimersByTime(1);
      of(name).send(event);
      idle.pass();
      return written.at(-1) ?? '';
    },
    /** The text of another tab: `text` with another slice. */
    with: (text: string, name: string, slice: string) => JSON.stringify({ ...JSON.parse(text), [name]: slice }),
    typed: () => of('signUp').getSnapshot().context.draft.first_name,
    sliceIn: (text: string | undefined, name: string) => JSON.parse(text ?? '{}')[name],
  };
}

describe('an old copy of a draft', () => {
  it('changes no word, and the latest words are stored again', async () => {
    const { change, overwrite, typed, idle, written, of } = await start();
    const before = change('signUp', type('N'));
    change('signUp', type('No'));
    const latest = change('signUp', type('Noor'));
    overwrite(before);
    expect(typed()).toBe('Noor');
    idle.pass();
    expect(written.at(-1)).toBe(latest);
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
  });

  it('is known also from before the first change', async () => {
    const { change, overwrite, typed, idle, written } = await start();
    const before = change('language', { type: 'language.toggle' });
    const latest = change('signUp', type('Noor'));
    overwrite(before);
    expect(typed()).toBe('Noor');
    idle.pass();
    expect(written.at(-1)).toBe(latest);
  });

  it('is replaced once, however often it arrives before that', async () => {
    const { change, overwrite, idle, written } = await start();
    const before = change('signUp', type('N'));
    const latest = change('signUp', type('Noor'));
    for (let time = 0; time < 3; time++) overwrite(before);
    const count = written.length;
    idle.pass();
    idle.pass();
    expect(written.slice(count)).toEqual([latest]);
  });

  it('comes with what the other tab has really changed, which is followed', async () => {
    const { change, overwrite, typed, idle, written, sliceIn, ...started } = await start();
    const before = change('signUp', type('N'));
    change('signUp', type('Noor'));
    overwrite(started.with(before, 'language', JSON.stringify({ ...english, value: 'ar', editedAt: 5 })));
    idle.pass();
    expect(typed()).toBe('Noor');
    expect(sliceIn(written.at(-1), 'signUp')).toContain('Noor');
    expect(sliceIn(written.at(-1), 'language')).toContain('"editedAt":5');
  });

  it('is a change where another tab has typed the former words again', async () => {
    const { change, overwrite, typed, idle, written, sliceIn, ...started } = await start();
    const before = change('signUp', type('N'));
    const latest = change('signUp', type('Noor'));
    const typedAgain = sliceIn(before, 'signUp').replace(/"editedAt":\d+\}$/, `"editedAt":${Date.now() + 1}}`);
    overwrite(started.with(latest, 'signUp', typedAgain));
    idle.pass();
    expect(typed()).toBe('N');
    expect(sliceIn(written.at(-1), 'signUp')).toBe(typedAgain);
  });

  it('is not replaced after a log-out has removed everything', async () => {
    const { change, overwrite, clear, idle, written } = await start();
    const before = change('signUp', type('N'));
    change('signUp', type('Noor'));
    clear('cleared');
    idle.pass();
    overwrite(before);
    const count = written.length;
    idle.pass();
    expect(written).toHaveLength(count);
  });
});

describe('an old copy of a choice', () => {
  it.each([
    ['language', { type: 'language.toggle' }, { type: 'language.toggle' }],
    ['settings', { type: 'settings.change', theme: 'dark' }, { type: 'settings.change', theme: 'light' }],
  ])('of the %s does not take the latest one back', async (name, first, second) => {
    const { change, overwrite, idle, written, of } = await start();
    change('signUp', type('N'));
    const before = change(name, first);
    const latest = change(name, second);
    const chosen = of(name).getSnapshot().context;
    overwrite(before);
    idle.pass();
    expect(written.at(-1)).toBe(latest);
    expect(of(name).getSnapshot().context).toBe(chosen);
  });
});

describe('an old copy of the session', () => {
  const logIn = { type: 'session.open', token: 'T1', usr: 'noor@example.com' };

  it('does not end the session at the next reload', async () => {
    const { change, overwrite, idle, written, persisted } = await start();
    const before = change('signUp', type('N'));
    change('auth', logIn);
    overwrite(before);
    idle.pass();
    expect(persisted().auth?.context).toMatchObject({ token: 'T1' });
    expect(written.at(-1)).toContain('T1');
  });

  it('stores no token again once the flag is lowered', async () => {
    const { change, overwrite, idle, written, storage } = await start();
    const before = change('signUp', type('N'));
    change('auth', logIn);
    storage.isFlagged = false;
    overwrite(before);
    idle.pass();
    expect(written.at(-1)).not.toContain('T1');
  });
});

describe('the watchers of storage', () => {
  it('see no change in an old copy, until another tab has changed the slice', () => {
    const storage = { text: textOf({ language: english }), notify: (): void => undefined };
    const stored = createStoredSlices({
      readState: () => storage.text,
      watchOtherTabs(listener) {
        storage.notify = listener;
        return () => undefined;
      },
    });
    stored.read();
    const seen: unknown[] = [];
    stored.watch((_, { isChanged, hasOldCopies }) => seen.push([isChanged('language'), hasOldCopies]));
    const arrive = (slice: object) => {
      storage.text = textOf({ language: slice });
      storage.notify();
    };
    stored.replaced(
      'language',
      JSON.stringify(['language', JSON.stringify(english)])
        .slice(1, -1)
        .replace(',', ':'),
    );
    stored.wrote(textOf({ language: { ...arabic, editedAt: 1 } }));
    arrive(english);
    arrive({ ...english, editedAt: 2 });
    arrive({ ...arabic, editedAt: 3 });
    arrive(english);
    expect(seen).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
  });
});
