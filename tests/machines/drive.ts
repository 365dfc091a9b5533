/** Drives one machine in a test, as the child of a parent that records the events it receives. */

import { expect } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  SimulatedClock,
  type StateValueFrom,
  setup,
} from 'xstate';

export function drive<M extends AnyStateMachine>(machine: M, input?: InputFrom<M> | object): Driver<M> {
  return new Driver(machine, input);
}

export class Driver<M extends AnyStateMachine> {
  /** The events sent to the parent. */
  readonly sentToParent: AnyEventObject[] = [];
  /** The emitted events. */
  readonly emitted: EmittedFrom<M>[] = [];
  readonly #actor: AnyActorRef;
  readonly #received: [actor: string, event: AnyEventObject][] = [];
  readonly #clock = new SimulatedClock();

  constructor(machine: M, input: unknown) {
    const parent = setup({ actors: { driven: machine as AnyActorLogic } }).createMachine({
      invoke: { id: 'driven', systemId: 'driven', src: 'driven', input: () => input },
      on: { '*': { actions: ({ event }) => this.sentToParent.push(event) } },
    });
    const root = createActor(parent, {
      clock: this.#clock,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event')
          this.#received.push([(inspected.actorRef as AnyActorRef).id, inspected.event]);
      },
    }).start();
    this.#actor = root.system.get('driven');
    this.#actor.on('*', (event) => this.emitted.push(event as EmittedFrom<M>));
  }

  /** Sends events one after another in the same task. */
  send(...events: EventFrom<M>[]): this {
    for (const event of events) this.#actor.send(event);
    return this;
  }

  /** Advances the simulated clock. */
  wait(milliseconds: number): this {
    this.#clock.increment(milliseconds);
    return this;
  }

  /** Asserts the state and, if passed, the complete context. */
  isIn(state: StateValueFrom<M>, context?: ContextFrom<M>): this {
    expect(this.state).toEqual(state);
    if (context !== undefined) expect(this.context).toEqual(context);
    return this;
  }

  /** The child actor of that name; throws when there is none. */
  child(name: string): AnyActorRef {
    const child = this.#actor.getSnapshot().children[name];
    if (!child) throw new Error(`There is no child named ${name}`);
    return child;
  }

  get children(): string[] {
    return Object.keys(this.#actor.getSnapshot().children);
  }

  /** Returns the types of the events that an actor has received since the last call. */
  takeEventTypes(name: string): string[] {
    const types = this.#received.filter(([actor]) => actor === name).map(([, event]) => event.type);
    this.#received.splice(0, Number.POSITIVE_INFINITY, ...this.#received.filter(([actor]) => actor !== name));
    return types;
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  get state(): StateValueFrom<M> {
    return this.#actor.getSnapshot().value;
  }

  get context(): ContextFrom<M> {
    return this.#actor.getSnapshot().context;
  }
}
