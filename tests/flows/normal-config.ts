/** The definition of a machine in one form: every transition in a list, and every list of actions an array. */

export interface TransitionConfig {
  target?: unknown;
  guard?: unknown;
  actions?: unknown[];
  reenter?: boolean;
}

interface InvokeConfig {
  readonly id: string;
  onDone?: TransitionConfig[];
  onError?: TransitionConfig[];
}

export interface NodeConfig {
  readonly id?: string;
  initial?: unknown;
  on?: Record<string, TransitionConfig[]>;
  after?: Record<string, TransitionConfig[]>;
  always?: TransitionConfig[];
  onDone?: TransitionConfig[];
  invoke?: InvokeConfig[];
  entry?: unknown[];
  exit?: unknown[];
  tags?: string[];
  states?: Record<string, NodeConfig>;
}

/** The transitions of a state for one event. */
export interface Slot {
  readonly path: readonly string[];
  /** The type of the event; empty for eventless transitions. */
  readonly type: string;
  readonly list: TransitionConfig[];
}

export interface StateEntry {
  readonly path: readonly string[];
  readonly node: NodeConfig;
}

/** A copy of a definition in one form. Functions are shared. */
export function normalized(config: object): NodeConfig {
  return normalNode(copyOf(config) as Raw); // a copy has the same parts
}

type Raw = Readonly<Record<string, unknown>>;

function normalNode(raw: Raw): NodeConfig {
  const lists = { on: raw.on, after: raw.after };
  const single = { always: raw.always, onDone: raw.onDone };
  const many = { entry: raw.entry, exit: raw.exit, tags: raw.tags };
  return {
    ...raw,
    ...mapped(lists, (of) => mapped(of as Raw, transitionsIn)),
    ...mapped(single, transitionsIn),
    ...mapped(many, arrayOf),
    ...mapped({ invoke: raw.invoke }, (invoke) => arrayOf(invoke).map((each) => normalInvoke(each as Raw))),
    ...mapped({ states: raw.states }, (states) => mapped(states as Raw, (state) => normalNode(state as Raw))),
  } as NodeConfig; // every part has the form of the type
}

const normalInvoke = (raw: Raw): Raw => ({
  ...raw,
  ...mapped({ onDone: raw.onDone, onError: raw.onError }, transitionsIn),
});

function transitionsIn(transitions: unknown): TransitionConfig[] {
  return arrayOf(transitions).map((transition) => {
    if (typeof transition === 'string') return { target: transition };
    const { actions, ...rest } = transition as Raw;
    return { ...rest, ...(actions !== undefined && { actions: arrayOf(actions) }) };
  });
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? [...value] : [value]);

/** The parts that exist, each changed. */
const mapped = (parts: Raw, change: (part: unknown) => unknown): Raw =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, change(part)]),
  );

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
}

/** Every state, parents before their children. */
export function statesOf(node: NodeConfig, path: readonly string[] = []): StateEntry[] {
  const below = Object.entries(node.states ?? {}).flatMap(([key, state]) => statesOf(state, [...path, key]));
  return [{ path, node }, ...below];
}

/** Every list of transitions, in the order of the states. */
export function slotsOf(root: NodeConfig): Slot[] {
  return statesOf(root).flatMap(({ path, node }) => {
    const id = node.id ?? [root.id, ...path].join('.');
    const slots: Record<string, TransitionConfig[] | undefined> = {
      ...node.on,
      ...prefixed(node.after, (delay) => `xstate.after.${delay}.${id}`),
      '': node.always,
      [`xstate.done.state.${id}`]: node.onDone,
    };
    for (const { id: service, onDone, onError } of node.invoke ?? []) {
      slots[`xstate.done.actor.${service}`] = onDone;
      slots[`xstate.error.actor.${service}`] = onError;
    }
    return Object.entries(slots).flatMap(([type, list]) => (list ? [{ path, type, list }] : []));
  });
}

const prefixed = (lists: NodeConfig['after'], typeOf: (delay: string) => string) =>
  Object.fromEntries(Object.entries(lists ?? {}).map(([delay, list]) => [typeOf(delay), list]));
