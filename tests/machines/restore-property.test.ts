import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptIn } from '../../src/machines/restore.ts';
import { sliceNames } from '../../src/machines/slices.ts';
import { startReady } from './start-app.ts';
import { everySlice } from './stored.ts';

const name = fc.constantFrom(...sliceNames(), 'prompt', 'logout', 'app', '__proto__', 'constructor');
const key = fc.constantFrom('version', 'value', 'context', 'data', 'draft', 'params', 'token', '__proto__');
const anything = fc.jsonValue({ maxDepth: 4 });

/** A sound slice with one thing in it put wrong. */
const bent = fc
  .tuple(fc.constantFrom(...everySlice), key, anything, fc.boolean())
  .map(([[, slice], at, value, isInside]) =>
    isInside ? { ...slice, context: { ...slice.context, [at]: value } } : { ...slice, [at]: value },
  );
const sound = fc.constantFrom(...everySlice).map(([, slice]) => slice);
const cut = fc.tuple(sound, fc.nat(200)).map(([slice, at]) => JSON.stringify(slice).slice(0, at));
const sliceText = fc.oneof(
  fc.oneof(sound, bent, anything).map((slice) => JSON.stringify(slice)),
  cut,
  fc.string(),
);
const stored = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .dictionary(name, fc.oneof({ weight: 9, arbitrary: sliceText }, anything))
      .map((slices) => JSON.stringify(slices)),
  },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string() },
);

it('whatever stands in storage, the app comes to be ready, whole, and works', async () => {
  await fc.assert(
    fc.asyncProperty(stored, fc.boolean(), async (text, isLoggedIn) => {
      const kept = keptIn(text, isLoggedIn);
      const { app, fetchList } = await startReady(kept);
      for (const actor of ['auth', 'prompt', 'logout', ...sliceNames()]) {
        expect([actor, app.child(actor).getSnapshot().status]).toEqual([actor, 'active']);
      }
      expect(app.child('auth').getSnapshot().context.isLoggedIn).toBe(isLoggedIn);

      const before = app.child('language').getSnapshot().value;
      app.child('language').send({ type: 'language.toggle' });
      expect(app.child('language').getSnapshot().value).toBe(before === 'en' ? 'ar' : 'en');
      await fetchList.last.answers({ next: 'Next' });
      expect(app.child('translationText').getSnapshot()).toMatchObject({
        value: 'succeeded',
        context: { data: { next: 'Next' } },
      });
      app.child('logout').send({ type: 'logout.request' });
      app.isIn('leaving');
    }),
    { numRuns: 400 },
  );
});

it('whatever stands in storage, what comes back comes back again as it is', () => {
  fc.assert(
    fc.property(stored, fc.boolean(), (text, isLoggedIn) => {
      const { slices } = keptIn(text, isLoggedIn);
      const again = Object.fromEntries(Object.entries(slices).map(([of, slice]) => [of, JSON.stringify(slice)]));
      expect(keptIn(JSON.stringify(again), isLoggedIn)).toEqual({ slices, damaged: [], isLoggedIn });
    }),
    { numRuns: 400 },
  );
});
