/** The actors as rows of a tree that is drawn flat: what is closed has no rows below it. */
import type { ActorView } from './story.ts';

export type TreeRow = {
  readonly key: string;
  readonly depth: number;
  /** `null` where nothing is below it. */
  readonly isOpen: boolean | null;
} & ({ readonly actor: ActorView } | { readonly group: string; readonly members: readonly ActorView[] });

/** So many of one machine under one parent are shown as a group. */
const many = 5;

/** @param turned the keys of rows that are not as they begin: groups are closed, all else is open */
export function treeRows(actors: readonly ActorView[], turned: ReadonlySet<string>): TreeRow[] {
  const ids = new Set(actors.map(({ id }) => id));
  const childrenOf = (parent: string | null) =>
    actors.filter((actor) => (actor.parent !== null && ids.has(actor.parent) ? actor.parent : null) === parent);

  function rowsOf(parent: string | null, depth: number): TreeRow[] {
    const children = childrenOf(parent);
    const done = new Set<string>();
    return children.flatMap((actor) => {
      const machine = actor.chart?.id ?? '';
      const members = children.filter(({ chart }) => chart?.id === machine);
      if (machine === '' || members.length < many) return actorRows(actor, depth);
      if (done.has(machine)) return [];
      done.add(machine);
      const key = `${parent} ${machine}`;
      const isOpen = turned.has(key);
      const row: TreeRow = { key, depth, isOpen, group: machine, members };
      return [row, ...(isOpen ? members.flatMap((each) => actorRows(each, depth + 1)) : [])];
    });
  }

  function actorRows(actor: ActorView, depth: number): TreeRow[] {
    const hasChildren = childrenOf(actor.id).length > 0;
    const isOpen = hasChildren ? !turned.has(actor.id) : null;
    return [{ key: actor.id, depth, isOpen, actor }, ...(isOpen ? rowsOf(actor.id, depth + 1) : [])];
  }

  return rowsOf(null, 0);
}
