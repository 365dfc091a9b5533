/** Measures what recording adds to an event, by alternating between an app with and an app without it. */
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { appMachine } from '../src/machines/app-machine.ts';
import type { FeatureActors } from '../src/machines/app-setup.ts';
import { createPersist } from '../src/machines/persistence/persist.ts';
import { emptyPersisted, type PersistedState } from '../src/machines/persistence/restore.ts';
import { createStoredSlices } from '../src/machines/persistence/stored-slices.ts';
import { startRecording } from '../src/recording/recording.ts';
import { featureActors } from '../tests/machines/feature-actors.ts';

const rounds = 300;
const turns = 50;

/** What a person does repeatedly; mostly typing. */
const events = [
  { to: 'signUp', type: 'draft.change', path: 'first_name' },
  { to: 'signUp', type: 'draft.change', path: 'last_name' },
  { to: 'prompt', type: 'prompt.type' },
  { to: 'signUp', type: 'draft.check', path: 'usr' },
  { to: 'invoices', type: 'list.open' },
  { to: 'invoices', type: 'list.close' },
  { to: 'language', type: 'language.toggle' },
] as const;

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** The product's own actors, including persistence; storage accepts everything, and idle callbacks run at once. */
function startedApp(isRecorded: boolean) {
  const persist = createPersist({
    stored: createStoredSlices({ readState: () => null, watchOtherTabs: () => nothing }),
    deniedBy: () => 'full',
    hasFlag: () => true,
    raiseFlag: () => undefined,
    writeState: () => true,
    whenIdle: (callback) => {
      const timer = setTimeout(callback);
      return () => clearTimeout(timer);
    },
    whenLeaving: () => nothing,
  });
  const app = createActor(
    appMachine.provide({
      actors: { restore: fromPromise<PersistedState>(never), loadFeatures: fromPromise<FeatureActors>(never), persist },
    }),
    {
      id: 'app',
      systemId: 'app',
    },
  );
  if (isRecorded && !startRecording(app)) throw new Error('This version of XState has no relay function');
  app.start();
  const send: AnyActorRef['send'] = (event) => app.send(event as never); // done events are not among its own types
  send({ type: 'xstate.done.actor.restore', output: emptyPersisted });
  send({ type: 'features.load' });
  send({ type: 'xstate.done.actor.loadFeatures', output: featureActors() });
  app.system.get('prompt').send({ type: 'prompt.open' });
  app.system.get('prompt').send({ type: 'prompt.subscribe' });
  return app;
}

/** Microseconds per event in one round. */
function round(app: ReturnType<typeof startedApp>): number {
  const began = performance.now();
  for (let turn = 0; turn < turns; turn++) {
    for (const { to, ...event } of events) app.system.get(to).send({ ...event, value: `${turn}`, usr: `${turn}` });
  }
  return ((performance.now() - began) * 1_000) / (turns * events.length);
}

const [bare, recorded] = [startedApp(false), startedApp(true)];
for (let warm = 0; warm < 60; warm++) [round(bare), round(recorded)];
const costs = Array.from({ length: rounds }, (_, at) => {
  // the first of the two runs has a colder cache
  if (at % 2 === 0) return { bare: round(bare), recorded: round(recorded) };
  const second = round(recorded);
  return { bare: round(bare), recorded: second };
});
// the minimum is the cost; anything above it is other load on the machine
const minimum = (which: 'bare' | 'recorded') => Math.min(...costs.map((each) => each[which]));
console.log(JSON.stringify({ bare: minimum('bare'), recorded: minimum('recorded') }));
process.exit(0);
