/** A chart as a graph for ELK, with the size of every box and label. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from '../machines/chart.ts';
import { type Arrow, type Line, labelSize, linesSize, titleWidth } from './chart-lines.ts';

export const inset = 14;
export const titleHeight = 30;

/** The text at the top of a state: its name, and the transitions without an arrow. */
export interface Head {
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export function headOf(state: ChartState, lines: readonly Line[]): Head {
  const columns = lines.length > 6 ? 2 : 1;
  const size = linesSize(lines, columns);
  const height = titleHeight + (lines.length > 0 ? size.height + 8 : 0);
  return { lines, columns, width: Math.max(titleWidth(state), size.width) + 2 * inset, height };
}

export const dotId = (state: string): string => `dot ${state}`;

/**
 * Builds the graph. Its nodes have the ids of the states, or `dotId` of a state for the dot before its initial state;
 * its edges have the ids of the arrows.
 */
export function graphOf(chart: Chart, heads: ReadonlyMap<string, Head>, arrows: readonly Arrow[]): ElkNode {
  const nodesIn = (parent: string | null): ElkNode[] => chart.states.filter((s) => s.parent === parent).map(nodeOf);

  function nodeOf(state: ChartState): ElkNode {
    const { width = 0, height = 0 } = heads.get(state.id) ?? {};
    const children = nodesIn(state.id);
    if (children.length === 0) return { id: state.id, width, height: Math.max(height + 2, 40) };
    const isParallel = state.type === 'parallel';
    const dot = state.initial === null ? [] : [{ id: dotId(state.id), width: 10, height: 10 }];
    return {
      id: state.id,
      layoutOptions: {
        ...(isParallel ? packed : layered),
        'elk.padding': `[top=${height + 6},left=${inset},bottom=${inset},right=${inset}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // with the direction DOWN, `layered` swaps width and height: https://github.com/eclipse-elk/elk/issues/1033
        'elk.nodeSize.minimum': isParallel ? `(${width},${height})` : `(${height},${width})`,
      },
      children: [...dot, ...children],
    };
  }

  const starts = chart.states.flatMap(({ id, initial }) =>
    initial === null ? [] : [edgeOf(dotId(id), dotId(id), initial)],
  );
  return {
    id: 'graph',
    layoutOptions: { ...layered, 'elk.padding': '[top=1,left=1,bottom=1,right=1]', ...absolute },
    children: nodesIn(null),
    edges: [
      ...starts,
      ...arrows.map(({ id, from, to, isForward, lines }) => ({
        // backward edges are reversed: ELK's option for the order of the states fails with nested states,
        // https://github.com/eclipse-elk/elk/issues/1182
        ...(isForward ? edgeOf(id, from, to) : edgeOf(id, to, from)),
        labels: [{ text: id, ...labelSize(lines), layoutOptions: onTheLine }],
      })),
    ],
  };
}

const edgeOf = (id: string, from: string, to: string): ElkExtendedEdge => ({ id, sources: [from], targets: [to] });

const onTheLine: LayoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };

const absolute: LayoutOptions = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' };

const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // centred horizontally and aligned at the top; the axes are swapped like those of the minimum size
  'elk.contentAlignment': 'V_CENTER H_LEFT',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** The layout of parallel regions, which have no arrows between them. */
const packed: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.3',
};
