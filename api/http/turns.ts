/** What waits for its turn. The owners take turns; what one owner has waits in the order of its arrival. */
export interface Turns<Item> {
  readonly count: () => number;
  readonly countOf: (owner: string) => number;
  add(owner: string, item: Item): void;
  remove(owner: string, item: Item): void;
  /** Takes the item whose turn it is, of the owners who may have one. */
  takeNext(mayHave?: (owner: string) => boolean): Item | undefined;
  /** Takes the newest item of the owner with the most, if that leaves the owner as many as `other` has with one more. */
  takeFromLargest(other: string): Item | undefined;
}

export function createTurns<Item>(): Turns<Item> {
  const itemsOf = new Map<string, Item[]>();
  let count = 0;

  const countOf = (owner: string): number => itemsOf.get(owner)?.length ?? 0;
  const take = (owner: string, at: number): Item | undefined => {
    const items = itemsOf.get(owner) ?? [];
    const [item] = items.splice(at, 1);
    if (items.length === 0) itemsOf.delete(owner);
    count -= 1;
    return item;
  };
  return {
    count: () => count,
    countOf,
    add(owner, item) {
      const items = itemsOf.get(owner);
      if (items === undefined) itemsOf.set(owner, [item]);
      else items.push(item);
      count += 1;
    },
    remove(owner, item) {
      const at = itemsOf.get(owner)?.indexOf(item) ?? -1;
      if (at >= 0) take(owner, at);
    },
    takeNext(mayHave = () => true) {
      for (const [owner, items] of itemsOf) {
        if (!mayHave(owner)) continue;
        const item = take(owner, 0);
        if (itemsOf.delete(owner)) itemsOf.set(owner, items); // at the end
        return item;
      }
      return undefined;
    },
    takeFromLargest(other) {
      let largest = other;
      for (const owner of itemsOf.keys()) if (countOf(owner) > countOf(largest)) largest = owner;
      return countOf(largest) > countOf(other) + 1 ? take(largest, countOf(largest) - 1) : undefined;
    },
  };
}
