// Renders `reports/faults/index.html`: a matrix of the calls and one of the routes. The pictures are files beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, markup } from '../flows/markup.mjs';

/**
 * @typedef {{ matrix: string, row: string, column: string, place: [number, number], name: string,
 *   problems: string[], duration: number, picture: string }} Verdict
 */

/**
 * @param {Verdict[]} verdicts in the order of the rows and columns
 * @param {string} date
 */
export function toPage(verdicts, date) {
  const red = verdicts.filter(isRed);
  const minutes = verdicts.reduce((sum, { duration }) => sum + duration, 0) / 60_000;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${red.length === 0 ? 'Faults' : `${red.length} red · Faults`}</title>
<style>${markup(styleSheets.map(read).join(''))}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
  <h1>Faults</h1>
  <p>${verdicts.length} cells · <strong class="${red.length > 0 ? 'red' : 'green'}">${red.length} red</strong> ·
    ${minutes.toFixed(1)} minutes of browser time · <time>${date}</time></p>
  <label>Search <input id="search" type="search" placeholder="A call, a fault, a problem…  ( / )" autocomplete="off"></label>
  <label><input id="only" type="checkbox"> Red only</label>
</header>
<main id="content" tabindex="-1">
${namesOf(verdicts, 'matrix').map((matrix) =>
  renderMatrix(
    matrix,
    verdicts.filter((each) => each.matrix === matrix),
  ),
)}
${red.length > 0 && html`<section><h2>Red cells</h2><ul class="problems">${red.map(problemItem)}</ul></section>`}
</main>
<dialog id="cell"><form method="dialog"><button aria-label="Close">×</button></form><div id="cell-content"></div></dialog>
<script type="application/json" id="verdicts">${markup(JSON.stringify(verdicts).replaceAll('<', '\\u003c'))}</script>
<script>${markup(read('report-client.js').replaceAll('</', '<\\/'))}</script>
</body>
</html>
`.toString();
}

const styleSheets = ['../../src/ui/styles/tokens.css', 'report.css'];

/** @param {string} file */
const read = (file) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** @param {Verdict} verdict */
const isRed = ({ problems }) => problems.length > 0;

/**
 * The different values of a key, in their order.
 * @param {Verdict[]} verdicts
 * @param {'matrix' | 'row' | 'column'} key
 */
const namesOf = (verdicts, key) => [...new Set(verdicts.map((each) => each[key]))];

/**
 * @param {string} matrix
 * @param {Verdict[]} verdicts
 */
function renderMatrix(matrix, verdicts) {
  const places = new Map(verdicts.map(({ column, place }) => [column, place[1]]));
  const columns = [...places.keys()].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return html`<section data-matrix>
<h2>${matrix}</h2>
<div class="scroll"><table>
<thead><tr><th scope="col"></th>${columns.map((column) => html`<th scope="col"><span>${column}</span></th>`)}</tr></thead>
<tbody>${namesOf(verdicts, 'row').map((row) => {
    const cells = verdicts.filter((each) => each.row === row);
    return html`<tr><th scope="row">${row}</th>${columns.map(
      (column) => html`<td>${cells.filter((each) => each.column === column).map(cellButton)}</td>`,
    )}</tr>`;
  })}</tbody>
</table></div></section>`;
}

/** @param {Verdict} verdict */
const cellButton = (verdict) =>
  html`<button class="cell ${isRed(verdict) ? 'red' : 'green'}" data-name="${verdict.name}" aria-label="${verdict.name}: ${isRed(verdict) ? 'red' : 'green'}" title="${verdict.name}">${isRed(verdict) ? '✗' : '✓'}</button>`;

/** @param {Verdict} verdict */
const problemItem = ({ name, problems }) =>
  html`<li data-text="${`${name} ${problems.join(' ')}`}"><button data-name="${name}">${name}</button><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></li>`;
