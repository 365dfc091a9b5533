/** Which text of a slice is stored, and of which slices. */
import { expect, it } from 'vitest';
import {
  copyUnknown,
  joined,
  type SliceTexts,
  textOf,
  updateText,
} from '../../src/machines/persistence/slice-texts.ts';

const slice = (value: string) => ({ version: 1, value, context: {} });
const stored = (texts: SliceTexts) =>
  Object.fromEntries(
    Object.entries(JSON.parse(joined(texts, true))).map(([key, text]) => [key, JSON.parse(`${text}`)]),
  );

it('in a state that is not stored, the slice keeps its text', () => {
  const texts: SliceTexts = new Map();
  expect([updateText(texts, 'bio', null), joined(texts, true)]).toEqual([false, '{}']);
  updateText(texts, 'bio', slice('viewing'));
  expect(updateText(texts, 'bio', null, 7)).toBe(false);
  expect(stored(texts)).toEqual({ bio: slice('viewing') });
});

it('a slice has the time at which it became what it is', () => {
  const texts: SliceTexts = new Map();
  const times = [3, 5, 7].map((at) => updateText(texts, 'language', slice('ar'), at));
  expect([times, stored(texts)]).toEqual([[true, false, false], { language: { ...slice('ar'), editedAt: 3 } }]);
  expect(updateText(texts, 'language', slice('en'), 9)).toBe(true);
  expect(stored(texts)).toEqual({ language: { ...slice('en'), editedAt: 9 } });
});

it('only slices are copied that have a key of a later version, and nothing of another application', () => {
  const texts: SliceTexts = new Map();
  const later = JSON.stringify(slice('dictating'));
  copyUnknown(texts, {
    slices: { dictation: later, cart: '[]', user: { id: 1 }, _persist: '{"version":-1}', language: later },
    isDamaged: false,
  });
  expect([...texts]).toEqual([['dictation', textOf('dictation', later)]]);
});

it('the lists are left out where there is no room for them', () => {
  const texts: SliceTexts = new Map();
  for (const name of ['regions', 'bio', 'invoices', 'auth'] as const) updateText(texts, name, slice('idle'));
  expect(Object.keys(JSON.parse(joined(texts, true)))).toEqual(['regions', 'bio', 'invoices', 'auth']);
  expect(Object.keys(JSON.parse(joined(texts, false)))).toEqual(['bio', 'auth']);
});
