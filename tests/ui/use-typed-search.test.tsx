import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from '../../src/ui/list/use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field over an address that follows late, as it does on a slow page. */
function start() {
  const texts: string[] = [];
  const setParams = vi.fn((change: unknown) => {
    if (typeof change === 'function') texts.push(change(new URLSearchParams()).get('q') ?? '');
  });
  const { result, rerender } = renderHook(
    ({ q }) => useTypedSearch(new URLSearchParams(q && { q }), setParams as never),
    {
      initialProps: { q: '' },
    },
  );
  return {
    texts,
    shown: () => result.current.search,
    type: (text: string) => act(() => result.current.type(text)),
    rest: () => act(() => vi.advanceTimersByTime(450)),
    addressSays: (q: string) => rerender({ q }),
  };
}

test('keeps letters that are typed before the address has changed', () => {
  const field = start();
  field.type('o');
  field.rest();
  field.type('ot');
  field.rest();
  field.type('oth');
  field.addressSays('o');
  expect(field.shown()).toBe('oth');
  field.addressSays('ot');
  expect(field.shown()).toBe('oth');
  field.rest();
  expect(field.texts).toEqual(['o', 'ot', 'oth']);
});

test('follows an address that skips a text in between', () => {
  const field = start();
  for (const text of ['o', 'ot']) {
    field.type(text);
    field.rest();
  }
  field.addressSays('ot');
  expect(field.shown()).toBe('ot');
  field.addressSays('');
  expect(field.shown()).toBe('');
});

test('restores the address when a text is deleted before the address has changed', () => {
  const field = start();
  field.type('o');
  field.rest();
  field.type('');
  field.rest();
  expect(field.texts).toEqual(['o', '']);
  field.addressSays('o');
  field.addressSays('');
  expect(field.shown()).toBe('');
});

test('takes the search from an address that was not changed by typing', () => {
  const field = start();
  field.type('other');
  field.addressSays('linked');
  expect(field.shown()).toBe('linked');
});
