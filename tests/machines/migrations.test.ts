import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSlice, type SliceSpec } from '../../src/machines/persistence/slice-spec.ts';
import type { SliceName } from '../../src/machines/persistence/slices.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { everySpec, readStored } from './read-stored.ts';
import { dataOf, signUpContext, textOf } from './stored.ts';

const specs = Object.entries(everySpec) as [SliceName, SliceSpec][]; // its own keys

describe('a list that version 0.1.0 stored', () => {
  it.each(listKeys)('%s keeps its previous data', (key) => {
    const data = dataOf(key);
    const context = { data, loading: false, error: null, kept: data, params: {} };
    const { kept, ...rest } = context;
    expect(decodeSlice<object>(everySpec[key], JSON.stringify({ version: 1, value: 'succeeded', context }))).toEqual({
      version: 3,
      value: 'succeeded',
      context: { ...rest, previousData: kept, readAt: null },
    });
  });
});

it('restores the sign-up that version 0.1.0 stored as wizard', () => {
  const slice = { version: 1, value: 'terms', context: signUpContext };
  expect(readStored(textOf({ wizard: slice }), false)).toEqual({
    slices: { signUp: slice },
    damaged: [],
    isLoggedIn: false,
  });
});

it('prefers the current name to the former one', () => {
  const slice = { version: 1, value: 'terms', context: signUpContext };
  const text = textOf({ wizard: { ...slice, value: 'account' }, signUp: slice });
  expect(readStored(text, false).slices).toEqual({ signUp: slice });
});

it.each(specs)('%s has a migration from each version after its first', (_, { version, migrations }) => {
  const versions = Object.keys(migrations).map(Number);
  expect(versions).toEqual(versions.map((_, at) => version - versions.length + at));
});

it.each(specs)('%s migrates any object', (_, { migrations }) => {
  for (const migration of Object.values(migrations)) {
    fc.assert(fc.property(fc.object(), (context) => typeof migration(context) === 'object'));
  }
});

it.each([0, -1, 0.5, 99, '1', null, '__proto__'])('a slice of version %j is damaged', (version) => {
  const { currencies } = everySpec;
  const context = { data: [], loading: false, error: null, previousData: null, params: {} };
  expect(decodeSlice<object>(currencies, JSON.stringify({ version, value: 'idle', context }))).toBeNull();
});
