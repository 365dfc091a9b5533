/** The events that the app gets when another tab changes storage, with whole values. */
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, setup } from 'xstate';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { createFollowTabs } from '../../src/machines/tabs.ts';
import { drive } from './drive.ts';
import { arabic, auth, english, settings, textOf } from './stored.ts';

const noor = auth.succeeded.context;
const signedIn = textOf({ auth: auth.succeeded });
const chosen = settings.context;

interface Options {
  readonly token?: string;
  readonly owner?: string;
  readonly text?: string | null;
}

/** Starts the actor beside a session in English; `change` returns the events that it sends. */
function start({ token = '', owner = token && 'noor@example.com', text = null }: Options = {}) {
  const shared = { text, isFlagged: token !== '' };
  let notify = (_?: 'changed' | 'removed' | 'cleared'): void => undefined;
  let compare = (): void => undefined;
  const stored = createStoredSlices({
    readState: () => shared.text,
    hasFlag: () => shared.isFlagged,
    watchOtherTabs: (onChange) => {
      notify = onChange;
      return () => undefined;
    },
    whenReturning: (onReturn) => {
      compare = onReturn;
      return () => undefined;
    },
  });
  stored.read();
  const received: AnyEventObject[] = [];
  const stub = (context: object) => setup({}).createMachine({ context });
  const actors = {
    auth: stub({ token, owner, isLoggedIn: token !== '' }),
    language: stub({ language_abbr: 'en' }),
    settings: stub({ numerals: 'latn', calendar: 'gregory', theme: 'light', singleKeys: true }),
    followTabs: createFollowTabs({ stored, hasFlag: () => shared.isFlagged }),
  };
  drive(
    setup({ actors }).createMachine({
      invoke: (['auth', 'language', 'settings', 'followTabs'] as const).map((name) => ({
        id: name,
        systemId: name,
        src: name,
      })),
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  );
  return {
    change(
      changed: string | null,
      isFlagged: boolean,
      signal: 'changed' | 'removed' | 'cleared' | 'found' = 'changed',
    ) {
      Object.assign(shared, { text: changed, isFlagged });
      if (signal === 'found') compare();
      else notify(signal);
      return received.splice(0);
    },
  };
}

describe('a session that another tab has ended', () => {
  it.each([
    ['cleared', null, 'cleared'],
    ['cleared', signedIn, 'other_tab'],
    ['changed', null, 'other_tab'],
    ['removed', null, 'other_tab'],
    ['removed', signedIn, 'other_tab'],
    ['found', null, 'cleared'],
  ] as const)('with storage %s (%s) is reported as %s', (signal, text, cause) => {
    const owner = signal === 'cleared' ? 'sami@example.com' : 'noor@example.com';
    const { change } = start({ token: 'T1', owner, text: textOf({ settings }) });
    expect(change(text, false, signal)).toEqual([{ type: 'tab.signedOut', cause }]);
  });

  it('is over when storage was cleared, although a tab that had not received it wrote the session again', () => {
    const { change } = start({ token: 'T1', text: signedIn });
    expect(change(signedIn, false, 'cleared')).toEqual([{ type: 'tab.signedOut', cause: 'cleared' }]);
  });

  it('has expired when the other tab has kept the owner', () => {
    expect(start({ token: 'T1' }).change(textOf({ auth: auth.expired }), false)).toEqual([{ type: 'session.expired' }]);
  });

  it('is over when the flag is lowered after the text was removed, although another tab wrote the session again', () => {
    const { change } = start({ token: 'T1', text: signedIn });
    expect(change(null, true, 'removed')).toEqual([]);
    expect(change(signedIn, false)).toEqual([{ type: 'tab.signedOut', cause: 'other_tab' }]);
  });

  it('has expired when the session before it had ended by a log-out', () => {
    const { change } = start({ token: 'T1', text: signedIn });
    expect(change(null, false, 'removed')).toEqual([{ type: 'tab.signedOut', cause: 'other_tab' }]);
    expect(change(signedIn, true)).toEqual([]);
    expect(change(textOf({ auth: auth.expired }), false)).toEqual([{ type: 'session.expired' }]);
  });

  it('is over when the other tab has another owner, or this one has none', () => {
    const other = textOf({ auth: { ...auth.expired, context: { ...noor, owner: 'sami@example.com', token: '' } } });
    const signedOut = [{ type: 'tab.signedOut', cause: 'other_tab' }];
    expect(start({ token: 'T1' }).change(other, false)).toEqual(signedOut);
    expect(start({ token: 'T1', owner: '' }).change(textOf({ auth: auth.idle }), false)).toEqual(signedOut);
  });
});

describe('a session that another tab has opened', () => {
  it('is opened here with its token and its address', () => {
    expect(start().change(signedIn, true)).toEqual([{ type: 'tab.signedIn', token: 'T1', usr: 'noor@example.com' }]);
    expect(start({ token: 'T0' }).change(signedIn, true)).toHaveLength(1);
  });

  it('is not opened when it is the same one, or without the flag, or without a token', () => {
    expect(start({ token: 'T1' }).change(signedIn, true)).toEqual([]);
    expect(start().change(signedIn, false)).toEqual([]);
    expect(start().change(textOf({ auth: auth.idle }), true)).toEqual([]);
  });

  it('is not opened again by a write that leaves it as it was', () => {
    expect(
      start({ token: 'T2', text: signedIn }).change(textOf({ auth: auth.succeeded, settings: null }), true),
    ).toEqual([]);
  });
});

describe('what another tab has chosen', () => {
  it('is chosen here', () => {
    expect(start().change(textOf({ language: arabic, settings }), false)).toEqual([
      { type: 'tab.languageSwitched', language: 'ar' },
      { type: 'tab.settingsChanged', settings: chosen },
    ]);
  });

  it('is not chosen when it is the same, or was stored before', () => {
    expect(start().change(textOf({ language: english }), false)).toEqual([]);
    const before = textOf({ language: arabic, settings });
    expect(start({ text: before }).change(textOf({ language: arabic, settings, prompt: null }), false)).toEqual([]);
  });

  it.each(Object.keys(chosen))('is followed when only the setting %s differs', (key) => {
    const own = { numerals: 'latn', calendar: 'gregory', theme: 'light', singleKeys: true };
    const others = { numerals: 'arab', calendar: 'islamic-umalqura', theme: 'dark', singleKeys: false };
    const context = { ...own, [key]: others[key as keyof typeof others] }; // the keys of the same record
    expect(start().change(textOf({ settings: { ...settings, context } }), false)).toEqual([
      { type: 'tab.settingsChanged', settings: context },
    ]);
  });
});
