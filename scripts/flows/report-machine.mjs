// One machine of the report: its drawing, its transitions and its paths.
import { causeOf } from '../machines/cause-of.mjs';
import { html, markup } from './markup.mjs';
import { dataIn, expectedAfter, sentenceOf, testCaseOf } from './test-case.mjs';
import { countsOf } from './verdict.mjs';

/**
 * @typedef {import('./verdict.mjs').Judged} Judged
 * @typedef {import('./verdict.mjs').Proof} Proof
 * @typedef {typeof import('../../src/inspector/chart-drawing.ts').drawChart} Draw
 */

/** @type {Readonly<Record<import('./verdict.mjs').By, string>>} */
export const names = {
  both: 'unit and browser',
  unit: 'unit',
  browser: 'browser',
  declared: 'declared unreachable',
  uncovered: 'uncovered',
};

/** Shapes in a square of ten, which differ without their colours too. */
/** @type {Readonly<Record<import('./verdict.mjs').By, string>>} */
const marks = {
  both: 'M5 .5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  unit: 'M5 .5a4.5 4.5 0 0 0 0 9zM5 1a4 4 0 0 1 0 8v-.6a3.4 3.4 0 0 0 0-6.8z',
  browser: 'M5 .5a4.5 4.5 0 0 1 0 9zM5 1a4 4 0 0 0 0 8v-.6a3.4 3.4 0 0 1 0-6.8z',
  declared: 'M1 4h8v2h-8z',
  uncovered: 'M1.4 0L5 3.6L8.6 0L10 1.4L6.4 5L10 8.6L8.6 10L5 6.4L1.4 10L0 8.6L3.6 5L0 1.4z',
};

/**
 * @param {Judged} machine
 * @param {{ draw: Draw, sentence: string }} beside
 */
export async function drawMachine({ id, chart, paths, proofs }, { draw, sentence }) {
  const by = new Map(proofs.map((proof) => [proof.transition.id, proof.by]));
  const byOf = (/** @type {{ id: string }} */ transition) => by.get(transition.id) ?? 'uncovered';
  const drawing = await draw(chart, {
    classOfTransition: (transition) => `by-${byOf(transition)}`,
    markOfTransition: (transition) => marks[byOf(transition)],
  });
  return html`<section class="machine" data-section="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${id}</h2>
<p class="sentence">${sentence}</p>
${legend(proofs)}
<div class="drawing" tabindex="0" role="group" aria-label="Drawing of ${id}">${markup(drawing)}</div>
<div data-shown><h3>Transitions <span class="shown"></span></h3>
<div class="scroll"><table class="transitions">
<thead><tr><th scope="col">Proven by</th><th scope="col">In</th><th scope="col">When</th><th scope="col">To</th><th scope="col">Paths</th></tr></thead>
<tbody>${proofs.map((proof) => row(proof, id))}</tbody></table></div></div>
<div data-shown><h3>Paths <span class="shown"></span></h3>
<ol class="paths">${paths.map((path) => pathOf(chart, path, by))}</ol></div>
</section>`;
}

/** @param {Proof[]} proofs */
export const legend = (proofs) =>
  html`<ul class="legend" aria-label="Proven by">${countsOf(proofs).map(
    ({ by, count }) =>
      html`<li><button type="button" class="by-${by}" data-by="${by}" aria-pressed="false">${mark(by)} ${names[by]} <b>${count}</b></button></li>`,
  )}</ul>`;

/** @param {Proof[]} proofs */
export const countsLine = (proofs) =>
  countsOf(proofs)
    .filter(({ count }) => count > 0)
    .map(({ by, count }) => `${count} ${names[by]}`)
    .join(', ');

/** @param {import('./verdict.mjs').By} by */
const mark = (by) => html`<svg class="by-mark" viewBox="-1 -1 12 12" aria-hidden="true"><path d="${marks[by]}"/></svg>`;

/**
 * @param {Proof} proof
 * @param {string} machine
 */
function row({ transition, by, isByUnit, languages, reason, paths }, machine) {
  const { id, from, targets, guard } = transition;
  const short = (/** @type {string} */ state) => (state === machine ? 'anywhere' : state.slice(machine.length + 1));
  const beside = languages.length > 0 ? languages.join(', ') : isByUnit && by !== 'unit' && 'unit';
  const to = targets.length === 0 ? 'stays' : targets.map(short).join(' & ');
  return html`<tr data-by="${by}" data-id="${id}" data-text="${[id, names[by], reason ?? '', ...transition.actions].join(' ')}">
<td class="by by-${by}">${mark(by)} ${names[by]}${beside && html` <small>${beside}</small>`}</td>
<td><code>${short(from)}</code></td>
<td><code>${causeOf(transition)}${guard && html` <span class="guard">[${guard}]</span>`}</code>${reason && html`<p class="reason">${reason}</p>`}</td>
<td><code>${to}</code></td>
<td>${paths.length > 0 ? html`<button type="button" class="link" data-find="${id}" aria-label="The ${paths.length} paths that take ${id}">${paths.length}</button>` : '0'}</td></tr>`;
}

/**
 * @param {Judged['chart']} chart
 * @param {Judged['paths'][number]} path
 * @param {ReadonlyMap<string, import('./verdict.mjs').By>} by
 */
function pathOf(chart, path, by) {
  const takes = path.steps.flatMap((step) => step.takes);
  const text = [path.id, path.start, sentenceOf(path), ...takes].join(' ');
  const through = [...new Set(takes.map((id) => by.get(id) ?? 'uncovered'))].join(' ');
  return html`<li data-text="${text}" data-through="${through}">
<div class="path"><span class="name">${path.id}</span><p>${path.start}: <strong>${sentenceOf(path)}</strong></p>
<button type="button" class="copy" data-copy="${testCaseOf(chart, path)}" aria-label="Copy ${path.id} as a test case">Copy</button></div>
<details><summary>${path.steps.length} ${path.steps.length === 1 ? 'step' : 'steps'}</summary><ol class="steps">${path.steps.map(
    (step, n) => html`<li>${step.words}${dataIn(step.payload)}
<p>Expected: ${expectedAfter(step, path.steps[n - 1], chart)}</p>${step.takes.map((id) => html`<code>${id}</code>`)}</li>`,
  )}</ol></details></li>`;
}
