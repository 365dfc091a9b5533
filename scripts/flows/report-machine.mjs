// Renders one machine of the report: its drawing, its transitions and its paths.
import { causeOf } from '../machines/cause-of.mjs';
import { countByKind } from './coverage.mjs';
import { counted, html, markup, withSigns } from './markup.mjs';
import { stepsNotOnScreen } from './not-on-screen.mjs';
import { pictureFolder, picturesOf, reasonForNoPicture } from './pictures.mjs';
import { pathSentence, stepsOf, toTestCase } from './test-case.mjs';

/**
 * @typedef {import('./coverage.mjs').MachineCoverage} MachineCoverage
 * @typedef {import('./coverage.mjs').TransitionCoverage} TransitionCoverage
 * @typedef {import('./coverage.mjs').CoveredBy} CoveredBy
 * @typedef {typeof import('../../src/inspector/chart-drawing.ts').drawChart} Draw
 * @typedef {ReadonlyMap<string, import('./manual-tests.mjs').ManualTest>} ManualTests
 */

/** @type {Readonly<Record<CoveredBy, string>>} */
const kindNames = {
  both: 'unit and browser',
  unit: 'unit',
  browser: 'browser',
  declared: 'declared unreachable',
  uncovered: 'uncovered',
};

/**
 * SVG paths in a 10 × 10 box, which are distinguishable without colour.
 * @type {Readonly<Record<CoveredBy, string>>}
 */
const marks = {
  both: 'M5 .5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  unit: 'M5 .5a4.5 4.5 0 0 0 0 9zM5 1a4 4 0 0 1 0 8v-.6a3.4 3.4 0 0 0 0-6.8z',
  browser: 'M5 .5a4.5 4.5 0 0 1 0 9zM5 1a4 4 0 0 0 0 8v-.6a3.4 3.4 0 0 1 0-6.8z',
  declared: 'M1 4h8v2h-8z',
  uncovered: 'M1.4 0L5 3.6L8.6 0L10 1.4L6.4 5L10 8.6L8.6 10L5 6.4L1.4 10L0 8.6L3.6 5L0 1.4z',
};

/**
 * @param {MachineCoverage} machine
 * @param {{ draw: Draw, description: string, hasBrowserRuns: boolean, manualTests: ManualTests }} options `manualTests` by the id of a path
 */
export async function renderMachine(machine, { draw, description, hasBrowserRuns, manualTests }) {
  const { id, chart, paths, coverage } = machine;
  const by = new Map(coverage.map((each) => [each.transition.id, each.by]));
  const byOf = (/** @type {{ id: string }} */ transition) => by.get(transition.id) ?? 'uncovered';
  const drawing = await draw(chart, {
    classOfTransition: (transition) => `by-${byOf(transition)}`,
    markOfTransition: (transition) => marks[byOf(transition)],
  });
  return html`<section class="machine" data-section="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${id}</h2>
<p class="description">${description}</p>
<p class="exports">Gherkin: <a href="features/en/${id}.feature">${id} in English</a>, <a href="features/ar/${id}.feature">${id} in Arabic</a></p>
${legend(coverage)}
<div class="drawing" tabindex="0" role="group" aria-label="Drawing of ${id}">${markup(drawing)}</div>
<div data-shown><h3>Transitions <span class="shown"></span></h3>
<div class="scroll"><table class="transitions">
<thead><tr><th scope="col">Covered by</th><th scope="col">From</th><th scope="col">Event</th><th scope="col">To</th><th scope="col">Paths</th></tr></thead>
<tbody>${coverage.map((each) => row(each, id))}</tbody></table></div></div>
<div data-shown><h3>Paths <span class="shown"></span></h3>
<ol class="paths">${paths.map((path) => pathItem(machine, path, { by, hasBrowserRuns, manualTests }))}</ol></div>
</section>`;
}

/** @param {TransitionCoverage[]} coverage */
export const legend = (coverage) =>
  html`<ul class="legend" aria-label="Covered by">${countByKind(coverage).map(
    ({ by, count }) =>
      html`<li><button type="button" class="by-${by}" data-by="${by}" aria-pressed="false">${markIcon(by)} ${kindNames[by]} <b>${count}</b></button></li>`,
  )}</ul>`;

/** @param {TransitionCoverage[]} coverage */
export const countsText = (coverage) =>
  countByKind(coverage)
    .filter(({ count }) => count > 0)
    .map(({ by, count }) => `${count} ${kindNames[by]}`)
    .join(', ');

/** @param {CoveredBy} by */
const markIcon = (by) =>
  html`<svg class="by-mark" viewBox="-1 -1 12 12" aria-hidden="true"><path d="${marks[by]}"/></svg>`;

/**
 * @param {TransitionCoverage} coverage
 * @param {string} machine
 */
function row({ transition, by, isByUnit, languages, reason, paths }, machine) {
  const { id, from, targets, guard } = transition;
  const short = (/** @type {string} */ state) => (state === machine ? 'any state' : state.slice(machine.length + 1));
  const detail = languages.length > 0 ? languages.join(', ') : isByUnit && by !== 'unit' && 'unit';
  const to = targets.length === 0 ? 'stays' : targets.map(short).join(' & ');
  return html`<tr data-by="${by}" data-id="${id}" data-text="${[id, kindNames[by], reason ?? '', ...transition.actions].join(' ')}">
<td class="by by-${by}">${markIcon(by)} ${kindNames[by]}${detail && html` <small>${detail}</small>`}</td>
<td><code>${short(from)}</code></td>
<td><code>${withSigns(causeOf(transition))}${guard && html` <span class="guard">[${guard}]</span>`}</code>${reason && html`<p class="reason">${reason}</p>`}</td>
<td><code>${to}</code></td>
<td>${paths.length > 0 ? html`<button type="button" class="link" data-find="${id}" aria-label="The ${paths.length} paths that take ${id}">${paths.length}</button>` : '0'}</td></tr>`;
}

/**
 * @param {MachineCoverage} machine
 * @param {MachineCoverage['paths'][number]} path
 * @param {{ by: ReadonlyMap<string, CoveredBy>, hasBrowserRuns: boolean, manualTests: ManualTests }} options
 */
function pathItem(machine, path, { by, hasBrowserRuns, manualTests }) {
  const { chart } = machine;
  const test = manualTests.get(path.id);
  const steps = stepsOf(chart, path, test);
  const takes = path.steps.flatMap((step) => step.takes);
  const missing = test ? stepsNotOnScreen(test) : [];
  const text = [
    path.id,
    path.start,
    test?.precondition ?? '',
    pathSentence(path),
    ...steps.flatMap(({ action, data, expected }) => [action, ...data.flat(), expected]),
    ...takes,
    ...missing,
  ].join(' ');
  const through = [...new Set(takes.map((id) => by.get(id) ?? 'uncovered'))].join(' ');
  return html`<li data-text="${text}" data-through="${through}">
<div class="path"><span class="name">${path.id}</span><p>${path.start}: <strong>${withSigns(pathSentence(path))}</strong></p>
<button type="button" class="copy" data-copy="${toTestCase(chart, path, test)}" aria-label="Copy ${path.id} as a test case">Copy</button></div>
<details><summary>${counted(path.steps.length, 'step')}</summary>${test && html`<p>Preconditions: ${test.precondition}</p>`}<ol class="steps">${steps.map(
    ({ action, data, expected }, index) => html`<li>${action}
${data.map((pair) => html`<p class="data">${pair.join(': ')}</p>`)}<p>Expected: ${expected}</p>${path.steps[index]?.takes.map((id) => html`<code>${withSigns(id)}</code>`)}</li>`,
  )}</ol></details>
${missing.map((sentence) => html`<p class="not-on-screen">${sentence}</p>`)}
${pictureLine(path, machine, hasBrowserRuns)}</li>`;
}

/**
 * @param {MachineCoverage['paths'][number]} path
 * @param {MachineCoverage} machine
 * @param {boolean} hasBrowserRuns
 */
function pictureLine(path, machine, hasBrowserRuns) {
  const pictures = picturesOf(path, machine);
  if (pictures.length === 0)
    return html`<p class="picture">No picture: ${reasonForNoPicture(path, machine, hasBrowserRuns)}</p>`;
  const note = pictures.every(({ isOfPath }) => isOfPath) ? '' : ', on another path that ends with it';
  const links = pictures.map(
    ({ language, file }, index) =>
      html`${index > 0 && ', '}<a href="${pictureFolder}/${file}" aria-label="Picture of the last step of ${path.id} in ${languageNames[language] ?? language}">${languageNames[language] ?? language}</a>`,
  );
  return html`<p class="picture">Picture of the last step${note}: ${links}</p>`;
}

/** @type {Readonly<Record<string, string>>} */
const languageNames = { en: 'English', ar: 'Arabic' };
