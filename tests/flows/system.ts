/** Runs the app and the actors around a session together, with the inputs that they accept. */
import { type AnyActorLogic, type AnyActorRef, type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { appMachine } from '../../src/machines/app-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { readStored } from '../machines/read-stored.ts';
import { memoryStorage } from './memory-storage.ts';
import { fakeActor } from './replay.ts';

/** An input from outside, with the actor that receives it. */
export type SystemAct = { readonly words: string; readonly to: string } & (
  | { readonly send: AnyEventObject }
  | { readonly settle: string; readonly output?: unknown; readonly error?: unknown }
  | { readonly wait: number }
);

/** The only list that the paths use. */
export const usedList = 'jobRequests';
export const names = ['auth', 'language', 'prompt', 'logout', usedList] as const;

export interface System {
  readonly app: AnyActorRef;
  readonly clock: SimulatedClock;
  /** Whether the LoggedIn flag is set. */
  readonly flag: () => boolean;
  /** The text in storage after the pending write. */
  readonly stored: () => string | null;
  /** The events that actors sent to each other: `auth → app: session.opened`. */
  readonly sentEvents: Set<string>;
}

interface Props {
  /** The restored state. */
  readonly persisted?: PersistedState;
  /** Whether to record the events between actors, which is slow. */
  readonly isRecorded?: boolean;
}

/** Starts a system and performs the acts. */
export function systemAfter(
  acts: readonly SystemAct[],
  { persisted = emptyPersisted, isRecorded = false }: Props = {},
): System {
  let flag = persisted.isLoggedIn;
  const waits: AnyActorLogic = fakeActor();
  const { persist, written } = memoryStorage();
  const flagged = (to: boolean) => () => {
    flag = to;
  };
  const auth = authMachine.provide({
    actors: { signIn: waits as never },
    actions: { raiseFlag: flagged(true), lowerFlag: flagged(false) },
  });
  const nothing = () => undefined;
  const machine = appMachine.provide({
    actors: {
      restore: waits as never,
      persist,
      followTabs: waits as never,
      loadFeatures: waits as never,
      auth: restorable(auth),
      language: restorable(languageMachine),
      prompt: restorable(
        promptMachine.provide({ actors: { subscribe: waits as never }, actions: { logException: nothing } }),
      ),
      logout: logoutMachine.provide({ actors: { logOut: waits as never }, actions: { reloadHome: nothing } }),
      list: restorable(listMachine.provide({ actors: { fetchList: waits as never } })),
    },
    actions: { clearState: nothing },
  });
  const clock = new SimulatedClock();
  const sentEvents = new Set<string>();
  const app = createActor(machine, {
    id: 'app',
    clock,
    ...(isRecorded && {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return;
        const { actorRef, sourceRef } = inspected;
        if (sourceRef) sentEvents.add(`${nameOf(sourceRef)} → ${nameOf(actorRef)}: ${inspected.event.type}`);
      },
    }),
  });
  app.start();
  for (const act of acts) perform(app, clock, act);
  return { app, clock, sentEvents, flag: () => flag, stored: written };
}

function perform(app: AnyActorRef, clock: SimulatedClock, act: SystemAct): void {
  if ('wait' in act) return void clock.increment(act.wait);
  const actor = actorOf(app, act.to);
  if ('send' in act) actor?.send(act.send);
  else {
    const { settle, ...outcome } = act;
    actor?.getSnapshot().children[settle]?.send({
      ...outcome,
      type: 'settle',
      kind: 'error' in act ? 'error' : 'done',
    });
  }
}

const nameOf = (actor: object): string => ('id' in actor ? String(actor.id) : 'somebody');

export const actorOf = (app: AnyActorRef, name: string): AnyActorRef | undefined =>
  name === 'app' ? app : app.getSnapshot().children[name];

/** Whether the act can happen now. */
export function isPossible(app: AnyActorRef, act: SystemAct): boolean {
  const actor = actorOf(app, act.to);
  if (!actor) return false;
  const { children, _nodes } = actor.getSnapshot();
  if ('settle' in act) return children[act.settle]?.getSnapshot().status === 'active';
  const accepts = (type: string) =>
    _nodes.some((node: { transitions: Map<string, unknown> }) => node.transitions.has(type));
  if ('send' in act) return accepts(act.send.type);
  const timers: { source: unknown }[] = Object.values(app.system.getSnapshot()._scheduledEvents);
  return timers.some(({ source }) => source === actor);
}

/** The system after a kill and a restart. */
export const restored = (system: System): System => {
  const persisted = readStored(system.stored(), system.flag());
  return systemAfter([{ words: 'Storage is read', to: 'app', settle: 'restore', output: persisted }], { persisted });
};
