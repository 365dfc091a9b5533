import { contractLifeMachine, type LifeState } from '../../machines/contract-life-machine.ts';

/** A state in the drawing: initial states in the first column, final ones in the last, the others between them. */
export interface ChartState {
  readonly id: LifeState;
  readonly column: number;
  readonly row: number;
  readonly targets: readonly LifeState[];
}

const { states, initial } = contractLifeMachine.root;

/** The chart of a contract's life, laid out from the machine's own definition and in its order. */
export const lifeChart: readonly ChartState[] = layOut();

export const chartRows = Math.max(...lifeChart.map(({ row }) => row)) + 1;

function layOut(): ChartState[] {
  const heights = [0, 0, 0];
  return Object.values(states).map((node) => {
    const column = initial.target.includes(node) ? 0 : node.type === 'final' ? 2 : 1;
    const row = heights[column] ?? 0;
    heights[column] = row + 1;
    return { id: idOf(node), column, row, targets: targetsOf(node) };
  });
}

function targetsOf(node: (typeof states)[string]): LifeState[] {
  const found = [...node.transitions.values()].flat().flatMap(({ target }) => target ?? []);
  return [...new Set(found.map(idOf))];
}

function idOf({ key }: { key: string }): LifeState {
  return key as LifeState; // a state of this machine
}
