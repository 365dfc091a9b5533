import { contractLifeMachine, type LifeState } from '../../machines/contract-life-machine.ts';

/** A state in the drawing: beginnings in the first column, ends in the last, what lies between them in the middle. */
export interface ChartState {
  readonly id: LifeState;
  readonly column: number;
  readonly row: number;
  readonly leadsTo: readonly LifeState[];
}

const { states, initial } = contractLifeMachine.root;

/** The chart of a contract's life, laid out from the machine's own definition and in its order. */
export const lifeChart: readonly ChartState[] = laidOut();

export const chartRows = Math.max(...lifeChart.map(({ row }) => row)) + 1;

function laidOut(): ChartState[] {
  const heights = [0, 0, 0];
  return Object.values(states).map((node) => {
    const column = initial.target.includes(node) ? 0 : node.type === 'final' ? 2 : 1;
    const row = heights[column] ?? 0;
    heights[column] = row + 1;
    return { id: idOf(node), column, row, leadsTo: leadsTo(node) };
  });
}

function leadsTo(node: (typeof states)[string]): LifeState[] {
  const targets = [...node.transitions.values()].flat().flatMap(({ target }) => target ?? []);
  return [...new Set(targets.map(idOf))];
}

function idOf({ key }: { key: string }): LifeState {
  return key as LifeState; // a state of this very machine
}
