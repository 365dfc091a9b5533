import { describe, expect, it } from 'vitest';
import { featureNames } from '../../src/machines/feature-actors.ts';
import { contestedIn } from '../../src/machines/merge-drafts.ts';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { featureActors } from './feature-actors.ts';
import { startApp } from './start-app.ts';
import { startPersisting } from './start-persisting.ts';
import { english, signUpContext, textOf } from './stored.ts';

const open = { type: 'features.load' } as const;
const draft = { version: 1, value: 'terms', context: signUpContext };

async function startIdle() {
  const started = startApp();
  await started.restore.last.answers(emptyPersisted);
  return started;
}

describe('the feature actors', () => {
  it('are neither present nor requested before the features are loaded', async () => {
    const { app, loadFeatures } = await startIdle();
    app.isIn({ ready: 'idle' }, { persisted: emptyPersisted, hasFeatures: false, unsent: 0 });
    expect(app.children.filter((name) => (featureNames as readonly string[]).includes(name))).toEqual([]);
    expect(loadFeatures.calls).toHaveLength(0);
  });

  it('are fetched once, and spawned by name from their slices', async () => {
    const { app, loadFeatures } = await startIdle();
    app.send(open, open).isIn({ ready: 'loadingFeatures' });
    expect(loadFeatures.calls).toHaveLength(1);
    await loadFeatures.last.answers(featureActors({}, { signUp: draft }));
    app.isIn({ ready: 'featuresLoaded' }, { persisted: emptyPersisted, hasFeatures: true, unsent: 0 });
    for (const name of featureNames) expect(app.child(name).system.get(name)).toBe(app.child(name));
    expect(app.child('signUp').getSnapshot()).toMatchObject({ value: 'terms', context: signUpContext });
    app.send(open).isIn({ ready: 'featuresLoaded' });
    expect(loadFeatures.calls).toHaveLength(1);
  });

  it('are requested again after a failure', async () => {
    const { app, loadFeatures } = await startIdle();
    app.send(open);
    await loadFeatures.last.fails(new Error('offline'));
    app.isIn({ ready: 'loadingFailed' }).send(open).isIn({ ready: 'loadingFeatures' });
    await loadFeatures.last.answers(featureActors());
    app.isIn({ ready: 'featuresLoaded' });
  });

  it.each(featureNames)('are not spawned from code without the one named %s', async (missing) => {
    const { app, loadFeatures } = await startIdle();
    app.send(open);
    const loaded = featureActors();
    const { [missing]: _, ...features } = loaded.features;
    await loadFeatures.last.answers({ ...loaded, features: features as typeof loaded.features });
    app.isIn({ ready: 'loadingFailed' });
  });

  it.each([
    ['damaged', {}],
    ['newer', { problem: 'newer' }],
  ] as const)('show a toast when their slices are %s', async (problem, found) => {
    const { app, loadFeatures } = await startIdle();
    app.send(open);
    const { persisted, ...features } = featureActors();
    await loadFeatures.last.answers({ ...features, persisted: { ...persisted, damaged: ['signUp'], ...found } });
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: `toast_storage_${problem}`, duration: 6_000 }]);
  });

  it.each([
    ['still has, with the side that was chosen', 'Nora', { '/first_name': 'mine' }],
    ['has stored of it since, of which no side was chosen', 'Norah', {}],
  ])('compare a draft whose choice was left open with what another tab %s', async (_, newest, sides) => {
    const { app, loadFeatures } = await startIdle();
    app.send(open);
    const named = (first_name: string) => ({
      ...draft,
      context: { ...signUpContext, draft: { ...signUpContext.draft, first_name } },
    });
    const [mine, now] = [named('Noura'), named(newest)];
    const versions = { name: 'signUp', base: named('Noor'), mine, theirs: named('Nora') } as const;
    const conflict = { ...versions, contested: contestedIn(versions), sides: { '/first_name': 'mine' } };
    const tabDrafts = { version: 1, value: 'choosing', context: { conflicts: [conflict] } };
    await loadFeatures.last.answers(featureActors({}, { signUp: now, tabDrafts }));
    const { conflicts } = app.child('tabDrafts').getSnapshot().context;
    expect(conflicts).toMatchObject([{ mine, theirs: now, isRestored: true, contested: [{ field: 'first_name' }] }]);
    expect(conflicts[0].sides).toEqual(sides);
  });

  it.each([
    ['another person signs in', { type: 'session.opened', isAnotherPerson: true }, 0],
    ['the same person signs in', { type: 'session.opened', isAnotherPerson: false }, 2],
    ['the person logs out in another tab', { type: 'tab.signedOut' }, 0],
  ] as const)('are loaded for stored changes, of which the number is known until %s', async (_, event, left) => {
    const { app, restore, loadFeatures } = startApp();
    await restore.last.answers({ ...emptyPersisted, isLoggedIn: true, unsent: 2 });
    await loadFeatures.last.fails(new Error('offline'));
    app.isIn({ ready: 'loadingFailed' }, { persisted: emptyPersisted, hasFeatures: false, unsent: 2 });
    expect(app.send(event).context.unsent).toBe(left);
  });

  it('are not needed for logging out', async () => {
    const { app } = await startIdle();
    app.child('logout').send({ type: 'logout.request' });
    app.isIn('leaving');
  });
});

describe('the slice of a feature that is not loaded', () => {
  it('is left unchanged when another slice is written', async () => {
    const { of, idle, written } = await startPersisting({}, () => true, textOf({ signUp: draft }));
    of('language').send({ type: 'language.toggle' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').signUp)).toEqual(draft);
  });

  it('is written under its current name when version 0.1.0 stored it under another', async () => {
    const { of, idle, written } = await startPersisting({}, () => true, textOf({ wizard: draft }));
    of('language').send({ type: 'language.toggle' });
    idle.pass();
    const slices = JSON.parse(written.at(-1) ?? '{}');
    expect(JSON.parse(slices.signUp)).toEqual(draft);
    expect(slices).not.toHaveProperty('wizard');
  });

  it('is discarded when another person signs in', async () => {
    const stored = textOf({ signUp: draft, language: english });
    const { app, idle, written } = await startPersisting({}, () => true, stored);
    app.send({ type: 'session.opened', isAnotherPerson: true });
    idle.pass();
    expect(Object.keys(JSON.parse(written.at(-1) ?? '{}'))).not.toContain('signUp');
  });
});
