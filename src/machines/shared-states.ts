import type { AnyStateMachine } from 'xstate';

/**
 * The machine, whose `provide` uses its state nodes again. XState's own builds the whole tree a second time, which is a
 * part of the first load's script; the nodes do not depend on the implementations, which XState reads from the machine
 * of the snapshot.
 */
export function sharedStates<M extends AnyStateMachine>(machine: M): M {
  const provide = (implementations: Readonly<Record<string, object>>) => {
    const merged = Object.entries(machine.implementations).map(([kind, before]) => [
      kind,
      { ...before, ...implementations[kind] },
    ]);
    const provided = Object.assign(Object.create(machine), { implementations: Object.fromEntries(merged) });
    // the methods that the constructor of a machine binds to it
    for (const [name, method] of Object.entries(machine)) {
      if (typeof method === 'function') provided[name] = machine.constructor.prototype[name].bind(provided);
    }
    return provided;
  };
  return Object.assign(Object.create(machine), { provide });
}
