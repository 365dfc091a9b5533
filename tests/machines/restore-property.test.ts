import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesState } from 'xstate';
import { type SliceName, sliceNames } from '../../src/machines/persistence/slices.ts';
import { readStored } from './read-stored.ts';
import { startReady } from './start-app.ts';
import { everySlice } from './stored.ts';

/** The number of generated texts for each property. */
const cases = 5_000;

/** The number of texts with which the whole app starts, which takes fifty times as long as reading a text. */
const starts = 1_000;

const hostile = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0'];
const name = fc.constantFrom(...sliceNames, 'logout', 'app', ...hostile);
const key = fc.constantFrom('version', 'value', 'context', 'data', 'draft', 'params', 'token', ...hostile);
const anything = fc.jsonValue({ maxDepth: 4 });

const validSlice = fc.constantFrom(...everySlice).map(([, slice]) => slice);

/** A valid slice with one value replaced; `fromEntries` makes `__proto__` an own key, as JSON does. */
const corrupted = fc.tuple(validSlice, key, anything, fc.boolean()).map(([slice, at, value, isInside]) => {
  const corrupt = (record: object) => Object.fromEntries([...Object.entries(record), [at, value]]);
  return isInside ? { ...slice, context: corrupt(slice.context) } : corrupt(slice);
});
/** As an older or a newer version would have stored it. */
const ofAnotherVersion = fc
  .tuple(validSlice, fc.integer({ min: -1, max: 9 }))
  .map(([slice, version]) => ({ ...slice, version }));
const ofAnotherShape = validSlice.map(({ context, ...slice }) => ({
  ...slice,
  ctx: context,
  _persist: { version: -1 },
}));
const truncated = fc.tuple(validSlice, fc.nat(200)).map(([slice, at]) => JSON.stringify(slice).slice(0, at));
const sliceText = fc.oneof(
  fc.oneof(validSlice, corrupted, ofAnotherVersion, ofAnotherShape, anything).map((slice) => JSON.stringify(slice)),
  truncated,
  fc.string(),
);

const completeText = fc
  .array(fc.tuple(name, fc.oneof({ weight: 9, arbitrary: sliceText }, anything)))
  .map((slices) => JSON.stringify(Object.fromEntries(slices)));
const stored = fc.oneof(
  { weight: 8, arbitrary: completeText },
  { weight: 1, arbitrary: fc.tuple(completeText, fc.nat(2_000)).map(([text, at]) => text.slice(0, at)) },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string() },
);

it('starts and works with any text in storage', async () => {
  await fc.assert(
    fc.asyncProperty(stored, fc.boolean(), async (text, isLoggedIn) => {
      const persisted = readStored(text, isLoggedIn);
      const { app, fetchList } = await startReady(persisted);
      const wrong = ['logout', ...sliceNames].filter((actor) => {
        const { status, value } = app.child(actor).getSnapshot();
        const slice = persisted.slices[actor as SliceName]; // an actor without a slice is not restored
        // the translations are read again at every start, and the outbox sends again
        const isElsewhere =
          slice && actor !== 'translationText' && actor !== 'outbox' && !matchesState(slice.value, value);
        return status !== 'active' || isElsewhere;
      });
      expect(wrong).toEqual([]);
      expect(app.child('auth').getSnapshot().context.isLoggedIn).toBe(isLoggedIn);

      const before = app.child('language').getSnapshot().context.language_abbr;
      app.child('language').send({ type: 'language.toggle' });
      expect(app.child('language').getSnapshot().context.language_abbr).toBe(before === 'en' ? 'ar' : 'en');
      await fetchList.last.answers({ next: 'Next' });
      expect(app.child('translationText').getSnapshot()).toMatchObject({
        value: 'succeeded',
        context: { data: { next: 'Next' } },
      });
      app.child('logout').send({ type: 'logout.request' });
      app.isIn('leaving');
    }),
    { numRuns: starts },
  );
});

it('restores what it has restored from any text unchanged', () => {
  fc.assert(
    fc.property(stored, fc.boolean(), (text, isLoggedIn) => {
      const { slices } = readStored(text, isLoggedIn);
      const again = Object.fromEntries(Object.entries(slices).map(([of, slice]) => [of, JSON.stringify(slice)]));
      expect(readStored(JSON.stringify(again), isLoggedIn)).toEqual({ slices, damaged: [], isLoggedIn });
    }),
    { numRuns: cases },
  );
});

it('restores every valid slice beside any others', () => {
  const validSlices = fc.uniqueArray(fc.constantFrom(...everySlice), { selector: ([of]) => of, minLength: 1 });
  fc.assert(
    fc.property(validSlices, fc.array(fc.tuple(name, sliceText)), (valid, others) => {
      const text = JSON.stringify(
        Object.fromEntries([...others, ...valid.map(([of, slice]) => [of, JSON.stringify(slice)] as const)]),
      );
      const { slices, damaged } = readStored(text, true);
      const restored = Object.fromEntries(valid.map(([of]) => [of, slices[of]]));
      expect(restored).toEqual(Object.fromEntries(valid));
      expect(valid.filter(([of]) => damaged.includes(of))).toEqual([]);
    }),
    { numRuns: cases },
  );
});
