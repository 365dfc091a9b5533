/**
 * How a transition's cause is written: the part of its id between its state and where it leads, without its guard.
 * @param {import('../../src/machines/chart.ts').ChartTransition} transition
 */
export function causeOf({ id, from, guard }) {
  const cause = id.slice(from.length + 2, id.lastIndexOf(' → '));
  return guard ? cause.slice(0, -` [${guard}]`.length) : cause;
}
