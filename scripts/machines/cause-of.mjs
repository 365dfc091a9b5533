/**
 * The cause of a transition: the part of its id between its state and its guard or target.
 * @param {import('../../src/machines/chart.ts').ChartTransition} transition
 */
export function causeOf({ id, from, guard }) {
  const cause = id.slice(from.length + 2, id.lastIndexOf(' → '));
  return guard ? cause.slice(0, -` [${guard}]`.length) : cause;
}
