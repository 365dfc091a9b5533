// `reports/flows/index.html`: one file, which needs neither a network nor a server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, markup } from './markup.mjs';
import { countsLine, drawMachine, legend } from './report-machine.mjs';
import { countsOf } from './verdict.mjs';

/**
 * @typedef {import('./verdict.mjs').Verdict} Verdict
 * @typedef {import('./verdict.mjs').Judged} Judged
 * @typedef {import('./report-machine.mjs').Draw} Draw
 */

/**
 * @param {Verdict} verdict
 * @param {{ draw: Draw, sentences: ReadonlyMap<string, string>, at: string }} beside
 */
export async function toPage(verdict, { draw, sentences, at }) {
  const { machines, isBrowserThere, faults } = verdict;
  const all = machines.flatMap(({ proofs }) => proofs);
  const paths = machines.reduce((sum, machine) => sum + machine.paths.length, 0);
  const drawn = await Promise.all(
    machines.map((machine) => drawMachine(machine, { draw, sentence: sentences.get(machine.id) ?? '' })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${faults.length === 0 ? 'Flows' : `${faults.length} to mend · Flows`}</title>
<style>${markup(sheets.map(read).join(''))}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
  <div class="title">
    <h1>Flows</h1>
    <p>${all.length} transitions of ${machines.length} machines on ${paths} paths · <time>${at}</time></p>
  </div>
  <form class="search" role="search">
    <label for="search">Search</label>
    <input id="search" type="search" placeholder="A step, a state, a transition…  ( / )" autocomplete="off" spellcheck="false">
    <label class="switch"><input id="only" type="checkbox"> Uncovered only</label>
  </form>
</header>
<nav class="machines" aria-label="Machines">
  <a href="#" data-machine="">All machines${badge(all.length, all.filter(({ by }) => by === 'uncovered').length)}</a>
  ${machines.map(entry)}
</nav>
<main id="content" tabindex="-1">
  ${verdictOf(faults, isBrowserThere)}
  <section class="overview" data-overview>
    <h2>All machines</h2>
    ${legend(all)}
    ${overview(machines, sentences)}
  </section>
  ${drawn}
  <p class="nothing" hidden>Nothing here fits. <button type="button" data-clear>Clear the search</button></p>
</main>
<p class="said" role="status" aria-live="polite"></p>
<script>${markup(read('report-client.js').replaceAll('</', '<\\/'))}</script>
</body>
</html>
`.toString();
}

const sheets = [
  '../../src/ui/styles/tokens.css',
  'report.css',
  'report-machines.css',
  'report-drawing.css',
  'report-paths.css',
];

/** @param {string} file */
const read = (file) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** @param {Judged} machine */
function entry({ id, proofs }) {
  const uncovered = proofs.filter(({ by }) => by === 'uncovered').length;
  return html`<a href="#machine=${id}" data-machine="${id}">${id}${badge(proofs.length, uncovered)}${bar(proofs)}</a>`;
}

/**
 * @param {number} all
 * @param {number} uncovered
 */
const badge = (all, uncovered) =>
  html`<span class="count${uncovered > 0 ? ' open' : ''}">${all - uncovered}/${all}</span>`;

/** @param {Judged['proofs']} proofs */
const bar = (proofs) =>
  html`<span class="bar" aria-hidden="true">${countsOf(proofs)
    .filter(({ count }) => count > 0)
    .map(({ by, count }) => html`<i class="by-${by}" style="flex:${count}"></i>`)}</span>`;

/**
 * @param {Verdict['faults']} faults
 * @param {boolean} isBrowserThere
 */
function verdictOf(faults, isBrowserThere) {
  const well = isBrowserThere ? 'Every transition is proven.' : 'The running machines take every transition.';
  const said = faults.length === 0 ? well : `${faults.length} to mend.`;
  const browser = isBrowserThere ? '' : 'The browser’s flows have not run, and their part is missing.';
  return html`<div class="verdict${faults.length > 0 ? ' open' : ''}"><p><strong>${said}</strong> ${browser}</p>
  ${faults.length > 0 && html`<ul data-overview>${faults.map(faultLine)}</ul>`}</div>`;
}

/** @param {Verdict['faults'][number]} fault */
const faultLine = ({ transition, fault }) => html`<li><code>${transition}</code> – ${fault}</li>`;

/**
 * @param {Judged[]} machines
 * @param {ReadonlyMap<string, string>} sentences
 */
const overview = (machines, sentences) => html`<div class="scroll"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">What it is</th><th scope="col" class="number">States</th>
<th scope="col" class="number">Paths</th><th scope="col">Transitions</th></tr></thead>
<tbody>${machines.map(
  ({ id, chart, paths, proofs }) => html`<tr>
  <th scope="row"><a href="#machine=${id}">${id}</a></th><td>${sentences.get(id)}</td>
  <td class="number">${chart.states.length - 1}</td><td class="number">${paths.length}</td>
  <td class="proofs">${bar(proofs)}${countsLine(proofs)}</td></tr>`,
)}</tbody></table></div>`;
