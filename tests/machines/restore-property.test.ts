import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesState } from 'xstate';
import { type SliceName, sliceNames } from '../../src/machines/persistence/slices.ts';
import { readStored } from './read-stored.ts';
import { startReady } from './start-app.ts';
import { everySlice } from './stored.ts';

/** So many texts are put into storage, for each of the properties. */
const cases = 5_000;

const hostile = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0'];
const name = fc.constantFrom(...sliceNames, 'logout', 'app', ...hostile);
const key = fc.constantFrom('version', 'value', 'context', 'data', 'draft', 'params', 'token', ...hostile);
const anything = fc.jsonValue({ maxDepth: 4 });

const sound = fc.constantFrom(...everySlice).map(([, slice]) => slice);

/** A sound slice with one thing in it put wrong; `fromEntries` makes `__proto__` a key as JSON does. */
const bent = fc.tuple(sound, key, anything, fc.boolean()).map(([slice, at, value, isInside]) => {
  const bend = (record: object) => Object.fromEntries([...Object.entries(record), [at, value]]);
  return isInside ? { ...slice, context: bend(slice.context) } : bend(slice);
});
/** As an older or a newer product would have left it. */
const ofAnotherVersion = fc
  .tuple(sound, fc.integer({ min: -1, max: 9 }))
  .map(([slice, version]) => ({ ...slice, version }));
const ofAnotherShape = sound.map(({ context, ...slice }) => ({ ...slice, ctx: context, _persist: { version: -1 } }));
const cut = fc.tuple(sound, fc.nat(200)).map(([slice, at]) => JSON.stringify(slice).slice(0, at));
const sliceText = fc.oneof(
  fc.oneof(sound, bent, ofAnotherVersion, ofAnotherShape, anything).map((slice) => JSON.stringify(slice)),
  cut,
  fc.string(),
);

const whole = fc
  .array(fc.tuple(name, fc.oneof({ weight: 9, arbitrary: sliceText }, anything)))
  .map((slices) => JSON.stringify(Object.fromEntries(slices)));
const stored = fc.oneof(
  { weight: 8, arbitrary: whole },
  { weight: 1, arbitrary: fc.tuple(whole, fc.nat(2_000)).map(([text, at]) => text.slice(0, at)) },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string() },
);

it('whatever stands in storage, the app comes to be ready, whole, and works', async () => {
  await fc.assert(
    fc.asyncProperty(stored, fc.boolean(), async (text, isLoggedIn) => {
      const persisted = readStored(text, isLoggedIn);
      const { app, fetchList } = await startReady(persisted);
      const amiss = ['logout', ...sliceNames].filter((actor) => {
        const { status, value } = app.child(actor).getSnapshot();
        const slice = persisted.slices[actor as SliceName]; // nothing is kept of one that has no slice
        // the words are read anew at every start
        const isElsewhere = slice && actor !== 'translationText' && !matchesState(slice.value, value);
        return status !== 'active' || isElsewhere;
      });
      expect(amiss).toEqual([]);
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
    { numRuns: cases },
  );
}, 120_000);

it('whatever stands in storage, what comes back comes back again as it is', () => {
  fc.assert(
    fc.property(stored, fc.boolean(), (text, isLoggedIn) => {
      const { slices } = readStored(text, isLoggedIn);
      const again = Object.fromEntries(Object.entries(slices).map(([of, slice]) => [of, JSON.stringify(slice)]));
      expect(readStored(JSON.stringify(again), isLoggedIn)).toEqual({ slices, damaged: [], isLoggedIn });
    }),
    { numRuns: cases },
  );
}, 60_000);

it('every sound slice comes back, whatever stands beside it', () => {
  const some = fc.uniqueArray(fc.constantFrom(...everySlice), { selector: ([of]) => of, minLength: 1 });
  fc.assert(
    fc.property(some, fc.array(fc.tuple(name, sliceText)), (sounds, others) => {
      const text = JSON.stringify(
        Object.fromEntries([...others, ...sounds.map(([of, slice]) => [of, JSON.stringify(slice)] as const)]),
      );
      const { slices, damaged } = readStored(text, true);
      const back = Object.fromEntries(sounds.map(([of]) => [of, slices[of]]));
      expect(back).toEqual(Object.fromEntries(sounds));
      expect(sounds.filter(([of]) => damaged.includes(of))).toEqual([]);
    }),
    { numRuns: cases },
  );
}, 60_000);
