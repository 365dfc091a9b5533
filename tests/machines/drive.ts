/** Drives one machine: act, then name the state. The machine runs as some parent's child, so that what it tells is heard. */

import { expect } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
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
  /** What the parent was told. */
  readonly told: AnyEventObject[] = [];
  /** What was emitted. */
  readonly said: EmittedFrom<M>[] = [];
  readonly #actor: AnyActorRef;
  readonly #heard: [actor: string, event: AnyEventObject][] = [];
  readonly #clock = new SimulatedClock();

  constructor(machine: M, input: unknown) {
    const parent = setup({ actors: { driven: machine as AnyActorLogic } }).createMachine({
      invoke: { id: 'driven', systemId: 'driven', src: 'driven', input: () => input },
      on: { '*': { actions: ({ event }) => this.told.push(event) } },
    });
    const root = createActor(parent, {
      clock: this.#clock,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event')
          this.#heard.push([(inspected.actorRef as AnyActorRef).id, inspected.event]);
      },
    }).start();
    this.#actor = root.system.get('driven');
    this.#actor.on('*', (emitted) => this.said.push(emitted as EmittedFrom<M>));
  }

  /** Sends events one after another in the same task. */
  send(...events: EventFrom<M>[]): this {
    for (const event of events) this.#actor.send(event);
    return this;
  }

  /** Lets that many milliseconds pass. */
  wait(milliseconds: number): this {
    this.#clock.increment(milliseconds);
    return this;
  }

  /** The state it must be in, and the whole of its context where given. */
  isIn(state: StateValueFrom<M>, context?: ContextFrom<M>): this {
    expect(this.state).toEqual(state);
    if (context !== undefined) expect(this.context).toEqual(context);
    return this;
  }

  /** The machine's own child of that name. */
  child(name: string): AnyActorRef {
    const child = this.#actor.getSnapshot().children[name];
    if (!child) throw new Error(`There is no child named ${name}`);
    return child;
  }

  get children(): string[] {
    return Object.keys(this.#actor.getSnapshot().children);
  }

  /** The types of all events that reached an actor of that name since it was last asked. */
  newsOf(name: string): string[] {
    const news = this.#heard.filter(([actor]) => actor === name).map(([, event]) => event.type);
    this.#heard.splice(0, Number.POSITIVE_INFINITY, ...this.#heard.filter(([actor]) => actor !== name));
    return news;
  }

  get state(): StateValueFrom<M> {
    return this.#actor.getSnapshot().value;
  }

  get context(): ContextFrom<M> {
    return this.#actor.getSnapshot().context;
  }
}
