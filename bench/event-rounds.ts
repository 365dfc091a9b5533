/** What the trail adds to an event: the whole app beside itself, with and without it, turn by turn. */
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { appMachine, type FeatureActors } from '../src/machines/app-machine.ts';
import { createPersist } from '../src/machines/persistence/persist.ts';
import { emptyPersisted, type PersistedState } from '../src/machines/persistence/restore.ts';
import { createStoredSlices } from '../src/machines/persistence/stored-slices.ts';
import { startRecording } from '../src/recording/recording.ts';
import { featureActors } from '../tests/machines/feature-actors.ts';

const rounds = 300;
const turns = 50;

/** What a person does to it, over and over: typing above all. */
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

/** The product's own actors, what is kept included; storage takes everything and an idle moment comes at once. */
function startedApp(isRecorded: boolean) {
  const persist = createPersist({
    stored: createStoredSlices({ readState: () => null, watchOtherTabs: () => nothing }),
    writeState: () => true,
    whenIdle: (deed) => {
      const timer = setTimeout(deed);
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
  if (isRecorded && !startRecording(app)) throw new Error('XState lets no recording be kept');
  app.start();
  const tell: AnyActorRef['send'] = (event) => app.send(event as never); // what a service answers is no event of its types
  tell({ type: 'xstate.done.actor.restore', output: emptyPersisted });
  tell({ type: 'features.load' });
  tell({ type: 'xstate.done.actor.loadFeatures', output: featureActors() });
  app.system.get('prompt').send({ type: 'prompt.open' });
  app.system.get('prompt').send({ type: 'prompt.subscribe' });
  return app;
}

/** Microseconds an event, over one round. */
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
  // whoever goes first meets another cache
  if (at % 2 === 0) return { bare: round(bare), recorded: round(recorded) };
  const second = round(recorded);
  return { bare: round(bare), recorded: second };
});
// the least is what it costs; all above it is what else the machine had to do
const least = (which: 'bare' | 'recorded') => Math.min(...costs.map((each) => each[which]));
console.log(JSON.stringify({ bare: least('bare'), recorded: least('recorded') }));
process.exit(0);
