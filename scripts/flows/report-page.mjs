// Renders `reports/flows/index.html`, a single file that needs neither a network nor a server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countByKind } from './coverage.mjs';
import { counted, html, markup, withSigns } from './markup.mjs';
import { readmeFile } from './readme.mjs';
import { countsText, legend, renderMachine } from './report-machine.mjs';
import { renderPairs } from './report-pairs.mjs';
import { testerNotes } from './tester-notes.mjs';

/**
 * @typedef {import('./coverage.mjs').Coverage} Coverage
 * @typedef {import('./coverage.mjs').MachineCoverage} MachineCoverage
 * @typedef {import('./report-machine.mjs').Draw} Draw
 */

/**
 * @param {Coverage} coverage
 * @param {{ draw: Draw, descriptions: ReadonlyMap<string, string>, date: string,
 *   manualTests?: import('./report-machine.mjs').ManualTests, pairs?: import('./report-pairs.mjs').Pairs | null,
 *   machinesOfProduct?: number }} options `descriptions` by the id of a machine, `manualTests` by that of a path,
 *   `machinesOfProduct` more than those of a narrowed run
 */
export async function toPage(
  { machines, hasBrowserRuns, problems },
  { draw, descriptions, date, manualTests = new Map(), pairs = null, machinesOfProduct = machines.length },
) {
  const all = machines.flatMap(({ coverage }) => coverage);
  const paths = machines.reduce((sum, machine) => sum + machine.paths.length, 0);
  const sections = await Promise.all(
    machines.map((machine) =>
      renderMachine(machine, { draw, description: descriptions.get(machine.id) ?? '', hasBrowserRuns, manualTests }),
    ),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problems.length === 0 ? 'Flows' : `${problems.length} to fix · Flows`}</title>
<style>${markup(styleSheets.map(read).join(''))}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
  <div class="title">
    <h1>Flows</h1>
    <p>${counted(all.length, 'transition')} of ${counted(machines.length, 'machine')} on ${counted(paths, 'path')} · <time>${date}</time></p>
  </div>
  <form class="search" role="search">
    <label for="search">Search</label>
    <input id="search" type="search" placeholder="A step, a state, a transition…  ( / )" autocomplete="off" spellcheck="false">
    <label class="switch"><input id="only" type="checkbox"> Uncovered only</label>
  </form>
</header>
<nav class="machines" aria-label="Machines">
  <a href="#" data-machine="">All machines${badge(all.length, all.filter(({ by }) => by === 'uncovered').length)}</a>
  ${machines.map(machineLink)}
</nav>
<main id="content" tabindex="-1">
  ${machines.length < machinesOfProduct && narrowing(machines, machinesOfProduct)}
  ${summary(problems, hasBrowserRuns)}
  <section class="overview" data-overview>
    <h2>All machines</h2>
    <p class="exports">For a test management tool: <a href="paths.csv">every path as CSV</a>, with the notes below in <a href="${readmeFile}">${readmeFile}</a>. Each machine has its Gherkin features.</p>
    <p class="exports">This page is in English. Arabic has the same paths: features/ar has a feature for each machine, to which its part of this page links, and paths.csv a row for each path.</p>
    <h3>To take a path by hand</h3>
    <ul class="notes">${testerNotes.en.map((note) => html`<li>${note}</li>`)}</ul>
    ${legend(all)}
    ${overview(machines, descriptions)}
  </section>
  ${renderPairs(pairs)}
  ${sections}
  <p class="no-results" hidden>No results. <button type="button" data-clear>Clear the search</button></p>
</main>
<p class="status" role="status" aria-live="polite"></p>
<script>${markup(read('report-client.js').replaceAll('</', '<\\/'))}</script>
</body>
</html>
`.toString();
}

const styleSheets = [
  '../../src/ui/styles/tokens.css',
  'report.css',
  'report-machines.css',
  'report-drawing.css',
  'report-paths.css',
  'report-pairs.css',
  'report-print.css',
];

/** @param {string} file */
const read = (file) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** @param {MachineCoverage} machine */
function machineLink({ id, coverage }) {
  const uncovered = coverage.filter(({ by }) => by === 'uncovered').length;
  return html`<a href="#machine=${id}" data-machine="${id}">${id}${badge(coverage.length, uncovered)}${bar(coverage)}</a>`;
}

/**
 * @param {number} all
 * @param {number} uncovered
 */
const badge = (all, uncovered) =>
  html`<span class="count${uncovered > 0 ? ' open' : ''}">${all - uncovered}/${all}</span>`;

/** @param {MachineCoverage['coverage']} coverage */
const bar = (coverage) =>
  html`<span class="bar" aria-hidden="true">${countByKind(coverage)
    .filter(({ count }) => count > 0)
    .map(({ by, count }) => html`<i class="by-${by}" style="flex:${count}"></i>`)}</span>`;

/**
 * @param {MachineCoverage[]} machines
 * @param {number} of
 */
const narrowing = (machines, of) =>
  html`<p class="narrowed">Narrowed to ${machines.map(({ id }) => id).join(', ')}: ${machines.length} of ${counted(of, 'machine')}.</p>`;

/**
 * @param {Coverage['problems']} problems
 * @param {boolean} hasBrowserRuns
 */
function summary(problems, hasBrowserRuns) {
  const passed = hasBrowserRuns ? 'Every transition is covered.' : 'The unit flows cover every transition.';
  const result = problems.length === 0 ? passed : `${problems.length} to fix.`;
  const note = hasBrowserRuns ? '' : 'The browser flows have not run.';
  return html`<div class="summary${problems.length > 0 ? ' open' : ''}"><p><strong>${result}</strong> ${note}</p>
  ${problems.length > 0 && html`<ul data-overview>${problems.map(problemItem)}</ul>`}</div>`;
}

/** @param {Coverage['problems'][number]} problem */
const problemItem = ({ id, problem }) => html`<li><code>${withSigns(id)}</code> – ${problem}</li>`;

/**
 * @param {MachineCoverage[]} machines
 * @param {ReadonlyMap<string, string>} descriptions
 */
const overview = (machines, descriptions) => html`<div class="scroll"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">Description</th><th scope="col" class="number">States</th>
<th scope="col" class="number">Paths</th><th scope="col">Transitions</th></tr></thead>
<tbody>${machines.map(
  ({ id, chart, paths, coverage }) => html`<tr>
  <th scope="row"><a href="#machine=${id}">${id}</a></th><td>${descriptions.get(id)}</td>
  <td class="number">${chart.states.length - 1}</td><td class="number">${paths.length}</td>
  <td class="coverage">${bar(coverage)}${countsText(coverage)}</td></tr>`,
)}</tbody></table></div>`;
