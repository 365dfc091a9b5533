/** The order in which what waits is taken. */
import { expect, it } from 'vitest';
import { createTurns } from '../../api/http/turns.ts';

/** Turns with items such as `a1`, of the owner `a`. */
function turnsOf(...items: string[]) {
  const turns = createTurns<string>();
  for (const item of items) turns.add(ownerOf(item), item);
  return turns;
}
const ownerOf = (item: string) => item.slice(0, 1);

/** Everything that waits, as it is taken. */
function takenFrom(turns: ReturnType<typeof turnsOf>): string[] {
  const item = turns.takeNext();
  return item === undefined ? [] : [item, ...takenFrom(turns)];
}

it.each([
  [
    ['a1', 'a2', 'b1', 'c1', 'b2', 'a3'],
    ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'],
  ],
  [
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
  ],
  [[], []],
])('what arrives as %j is taken as %j', (items, order) => {
  expect(takenFrom(turnsOf(...items))).toEqual(order);
});

it('an owner who has nothing left begins at the end again', () => {
  const turns = turnsOf('a1', 'b1', 'b2');
  expect(turns.takeNext()).toBe('a1');
  turns.add('a', 'a2');
  expect(takenFrom(turns)).toEqual(['b1', 'a2', 'b2']);
});

it('an owner who may have nothing now is the next one as soon as that ends', () => {
  const turns = turnsOf('a1', 'a2', 'b1', 'b2');
  expect(turns.takeNext((owner) => owner !== 'a')).toBe('b1');
  expect(turns.takeNext(() => false)).toBeUndefined();
  expect(takenFrom(turns)).toEqual(['a1', 'b2', 'a2']);
});

it('counts what waits, in all and of each owner', () => {
  const turns = turnsOf('a1', 'a2', 'b1');
  const counts = () => [turns.count(), turns.countOf('a'), turns.countOf('b'), turns.countOf('c')];
  expect(counts()).toEqual([3, 2, 1, 0]);
  turns.takeNext();
  expect(counts()).toEqual([2, 1, 1, 0]);
  turns.remove('a', 'a2');
  expect(counts()).toEqual([1, 0, 1, 0]);
});

it('removes an item that waits, and no other', () => {
  const turns = turnsOf('a1', 'a2', 'b1');
  turns.remove('a', 'a1');
  for (const missing of ['a1', 'a3', 'c1']) turns.remove(ownerOf(missing), missing);
  turns.remove('b', 'a2');
  expect(turns.count()).toBe(2);
  expect(takenFrom(turns)).toEqual(['a2', 'b1']);
});

it.each([
  [['a1', 'a2', 'b1'], 'c', 'a2'],
  [['a1', 'b1', 'b2'], 'c', 'b2'],
  [['a1', 'a2', 'b1', 'b2'], 'c', 'a2'],
  [['a1', 'a2', 'a3', 'b1'], 'b', 'a3'],
  [['a1', 'a2', 'b1'], 'b', undefined],
  [['a1', 'a2', 'b1', 'b2'], 'b', undefined],
  [['a1', 'a2', 'a3'], 'a', undefined],
  [['a1'], 'b', undefined],
  [[], 'a', undefined],
])('of what waits as %j, another of the owner %s displaces %s', (items, other, displaced) => {
  const turns = turnsOf(...items);
  expect(turns.takeFromLargest(other)).toBe(displaced);
  expect(turns.count()).toBe(items.length - (displaced === undefined ? 0 : 1));
});
