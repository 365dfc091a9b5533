// A chart in the language of Mermaid's state diagrams.
import { causeOf } from './cause-of.mjs';

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../src/machines/chart.ts').ChartState} ChartState
 * @typedef {import('../../src/machines/chart.ts').ChartTransition} ChartTransition
 */

/**
 * What stays where it is, and what leads from a state to something inside it, is a note: Mermaid has no arrow for it.
 * @param {Chart} chart
 */
export function toMermaid(chart) {
  const [root] = chart.states;
  if (!root) return 'stateDiagram-v2';
  const childrenOf = (/** @type {string} */ id) => chart.states.filter(({ parent }) => parent === id);
  /** @type {Map<string, string[]>} */
  const notes = new Map();
  /** @type {Map<string, string[]>} */
  const arrows = new Map();
  for (const transition of chart.transitions) {
    const { from, targets } = transition;
    if (isNote(transition, childrenOf)) {
      const leaf = leafOf(from, chart);
      const where = leaf === from ? '' : from === root.id ? 'anywhere · ' : `anywhere in ${nameOf(from)} · `;
      notes.set(leaf, [...(notes.get(leaf) ?? []), safe(`${where}${said(transition)}`)]);
    } else {
      const arrow = `${idOf(from)} --> ${targets.map(idOf).join()}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), safe(written(transition))]);
    }
  }
  // two regions may only lie side by side inside a state, so a root that has some is drawn as one
  const isFramed = root.type === 'parallel' || childrenOf(root.id).length === 0;
  const drawn = { childrenOf, notes };
  return [
    'stateDiagram-v2',
    ...(isFramed ? drawState(root, drawn, '  ') : drawInside(root, drawn, '  ')),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${labels.join('<br/>')}`),
  ].join('\n');
}

/** @typedef {{ childrenOf: (id: string) => ChartState[], notes: Map<string, string[]> }} Drawn */

/**
 * @param {ChartState} state
 * @param {Drawn} drawn
 * @param {string} indent
 * @returns {string[]}
 */
function drawState(state, drawn, indent) {
  const services = state.services.length > 0 ? ` ⟨${state.services.join(', ')}⟩` : '';
  const key = state.type === 'history' ? 'H' : state.key;
  const box = `${indent}state "${safe(`${key}${services}`)}" as ${idOf(state.id)}`;
  const inside = drawInside(state, drawn, `${indent}  `);
  if (inside.length > 0) return [`${box} {`, ...inside, `${indent}}`];
  const note = drawn.notes.get(state.id)?.map((line) => `${indent}  ${line}`) ?? [];
  return [
    box,
    ...(state.type === 'final' ? [`${indent}${idOf(state.id)} --> [*]`] : []),
    ...(note.length > 0 ? [`${indent}note right of ${idOf(state.id)}`, ...note, `${indent}end note`] : []),
  ];
}

/**
 * @param {ChartState} state
 * @param {Drawn} drawn
 * @param {string} indent
 * @returns {string[]}
 */
function drawInside(state, drawn, indent) {
  return [
    ...(state.initial ? [`${indent}[*] --> ${idOf(state.initial)}`] : []),
    ...drawn
      .childrenOf(state.id)
      .flatMap((child, n) => [
        ...(state.type === 'parallel' && n > 0 ? [`${indent}--`] : []),
        ...drawState(child, drawn, indent),
      ]),
  ];
}

/**
 * @param {ChartTransition} transition
 * @param {(id: string) => ChartState[]} childrenOf
 */
function isNote({ from, targets }, childrenOf) {
  const isWhole = childrenOf(from).length > 0;
  return (
    targets.length !== 1 ||
    targets.some((to) => to.startsWith(`${from}.`) || from.startsWith(`${to}.`) || (isWhole && to === from))
  );
}

/**
 * A note hangs on a state that has none inside: the one in which its parents begin.
 * @param {string} id
 * @param {Chart} chart
 * @returns {string}
 */
function leafOf(id, chart) {
  const inner = chart.states.find((state) => state.id === id)?.initial;
  const first = inner ?? chart.states.find(({ parent }) => parent === id)?.id;
  return first ? leafOf(first, chart) : id;
}

/** @param {ChartTransition} transition */
function said(transition) {
  const { from, targets, actions, guard } = transition;
  const leads = targets.map((to) => (to === from ? 'itself' : nameOf(to))).join(' & ');
  if (leads !== '') return `${written(transition)} → ${leads}`;
  return actions.length === 0 && !guard ? `${written(transition)} is ignored` : written(transition);
}

/** @param {ChartTransition} transition */
const written = (transition) => `${causeOf(transition)}${transition.guard ? ` [${transition.guard}]` : ''}`;

/** @param {string} id */
const idOf = (id) => id.replaceAll(/[^\p{L}\p{N}]/gu, '_');

/** @param {string} id */
const nameOf = (id) => id.slice(id.indexOf('.') + 1);

/**
 * Letters that mean something to Mermaid, by others that look alike.
 * @param {string} text
 */
const safe = (text) => text.replaceAll(/[:;#"%<>{}]/g, (letter) => alike[letter] ?? letter);

/** @type {Readonly<Record<string, string>>} */
const alike = { ':': '∶', ';': ',', '#': '＃', '"': '”', '%': '％', '<': '‹', '>': '›', '{': '(', '}': ')' };
