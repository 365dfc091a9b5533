/** Lists the visible rows of the tree of actors. */
import type { ActorView } from './inspected-app.ts';

export type TreeRow = {
  readonly key: string;
  readonly depth: number;
  /** `null` when it has no children. */
  readonly isOpen: boolean | null;
} & ({ readonly actor: ActorView } | { readonly group: string; readonly members: readonly ActorView[] });

/** Actors of one machine under one parent form a group from this number on. */
const minGroupSize = 5;

/** @param toggled the keys of rows that the user opened or closed: groups start closed, all others open */
export function treeRows(actors: readonly ActorView[], toggled: ReadonlySet<string>): TreeRow[] {
  const ids = new Set(actors.map(({ id }) => id));
  const childrenOf = (parent: string | null) =>
    actors.filter((actor) => (actor.parent !== null && ids.has(actor.parent) ? actor.parent : null) === parent);

  function rowsOf(parent: string | null, depth: number): TreeRow[] {
    const children = childrenOf(parent);
    const grouped = new Set<string>();
    return children.flatMap((actor) => {
      const machine = actor.chart?.id ?? '';
      const members = children.filter(({ chart }) => chart?.id === machine);
      if (machine === '' || members.length < minGroupSize) return actorRows(actor, depth);
      if (grouped.has(machine)) return [];
      grouped.add(machine);
      const key = `${parent} ${machine}`;
      const isOpen = toggled.has(key);
      const row: TreeRow = { key, depth, isOpen, group: machine, members };
      return [row, ...(isOpen ? members.flatMap((each) => actorRows(each, depth + 1)) : [])];
    });
  }

  function actorRows(actor: ActorView, depth: number): TreeRow[] {
    const hasChildren = childrenOf(actor.id).length > 0;
    const isOpen = hasChildren ? !toggled.has(actor.id) : null;
    return [{ key: actor.id, depth, isOpen, actor }, ...(isOpen ? rowsOf(actor.id, depth + 1) : [])];
  }

  return rowsOf(null, 0);
}
