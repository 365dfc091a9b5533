/** What is restored beside the slices of an actor, and how stored texts are recognised. */
import { describe, expect, it } from 'vitest';
import { isDraft } from '../../src/machines/persistence/held-drafts.ts';
import { emptyPersisted, parseState, readPersisted, withLanguage } from '../../src/machines/persistence/restore.ts';
import { isNewer } from '../../src/machines/persistence/slice-spec.ts';
import { copyUnknown, deleteUnknown, editedAtIn, joined } from '../../src/machines/persistence/slice-texts.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { arabic, auth, english, textOf } from './stored.ts';

describe('a first visit', () => {
  it('has the language of the browser', () => {
    const { slices } = withLanguage(emptyPersisted, 'ar');
    expect(slices.language).toMatchObject({ value: 'ar', context: arabic.context });
    expect(withLanguage(emptyPersisted, 'en')).toBe(emptyPersisted);
  });

  it('is none when a language was stored, or when something stored is damaged', () => {
    const stored = { ...emptyPersisted, slices: { language: english } };
    expect(withLanguage(stored, 'ar')).toBe(stored);
    const damaged = { ...emptyPersisted, damaged: ['language'] };
    expect(withLanguage(damaged, 'ar')).toBe(damaged);
  });
});

describe('the stored text', () => {
  const problemOf = (text: string) => readPersisted(parseState(text), true).problem;

  it('is that of another application when it has other keys, and no slice', () => {
    expect(problemOf('{"theme":"dark"}')).toBe('foreign');
    expect(problemOf(textOf({ later: english }))).toBeUndefined();
    expect(problemOf('{"language":"dark"}')).toBeUndefined();
    expect(problemOf('{')).toBe('corrupt');
  });

  it('has as many unsent changes as the outbox of the signed-in person has entries', () => {
    const outbox = (entries: object[]) =>
      textOf({ auth: auth.succeeded, outbox: { version: 1, context: { entries } } });
    const unsentIn = (text: string, isLoggedIn = true) => readPersisted(parseState(text), isLoggedIn).unsent;
    expect(unsentIn(outbox([{ id: 'A' }, { id: 'B' }]))).toBe(2);
    expect(unsentIn(outbox([{ id: 'A' }]), false)).toBe(0);
    expect(unsentIn(outbox([]))).toBe(0);
    const damaged = [{ outbox: '{' }, { outbox: 3 }, { outbox: '{"context":[]}' }, {}].map((each) =>
      JSON.stringify(each),
    );
    expect(damaged.map((text) => unsentIn(text))).toEqual([0, 0, 0, 0]);
  });

  it('of another version is recognised, and its slices are kept until they are deleted', () => {
    expect([isNewer({ version: 1 }, '{"version":2}'), isNewer({ version: 2 }, '{"version":2}')]).toEqual([true, false]);
    expect(isNewer({ version: 9 }, '{"version":10}')).toBe(true);
    expect(['text', '[{"version":1}]'].map((text) => isNewer({ version: 0 }, text))).toEqual([false, false]);
    const texts = new Map<string, string>();
    copyUnknown(texts, parseState(textOf({ later: english, language: english, theme: 'dark' })));
    expect([...texts.keys()]).toEqual(['later']);
    expect(joined(texts, true)).toBe(textOf({ later: english }));
    deleteUnknown(texts);
    expect(joined(texts, true)).toBe('{}');
  });

  it('has the time of the last change of a draft at its end', () => {
    expect(editedAtIn('{"version":1,"editedAt":5}')).toBe(5);
    expect([editedAtIn('{"version":1}'), editedAtIn(null)]).toEqual([null, null]);
  });

  it('has drafts, which are neither the outbox nor the conflicts of tabs', () => {
    expect([isDraft('signUp'), isDraft('outbox'), isDraft('tabDrafts'), isDraft('language')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the reader of storage', () => {
  it('takes the text that a log-out carried over, unless something is stored', () => {
    const read = (text: string | null) =>
      createStoredSlices({
        readState: () => text,
        takeCarriedOver: () => textOf({ language: arabic }),
        watchOtherTabs: () => () => undefined,
      }).read().slices;
    expect(read(null)).toEqual({ language: JSON.stringify(arabic) });
    expect(read(textOf({ language: english }))).toEqual({ language: JSON.stringify(english) });
  });

  it('follows other tabs while anything watches', () => {
    let isFollowed = false;
    let notify = (): void => undefined;
    const stored = createStoredSlices({
      readState: () => null,
      watchOtherTabs: (onChange) => {
        isFollowed = true;
        notify = onChange;
        return () => {
          isFollowed = false;
        };
      },
    });
    const seen: string[] = [];
    const stops = ['first', 'second'].map((name) => stored.watch(() => void seen.push(name)));
    notify();
    stops[0]?.();
    notify();
    expect([seen, isFollowed]).toEqual([['first', 'second', 'second'], true]);
    stops[1]?.();
    expect(isFollowed).toBe(false);
  });
});
