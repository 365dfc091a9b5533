// Renders the pairs of consecutive transitions: how many were taken, and why no run can take the others.
import { html } from './markup.mjs';

/**
 * @typedef {import('../../tests/flows/pairs.ts').PairCoverage} PairCoverage
 * @typedef {Readonly<Record<string, PairCoverage>>} Pairs by the id of the machine
 */

/** @param {Pairs | null} pairs `null` when they were not measured */
export function renderPairs(pairs) {
  if (pairs === null) return '';
  const machines = Object.values(pairs);
  const taken = machines.reduce((sum, machine) => sum + machine.taken, 0);
  const allowed = machines.reduce((sum, machine) => sum + machine.allowed, 0);
  return html`<section class="pairs" data-overview aria-labelledby="pairs">
<h2 id="pairs">Pairs of transitions</h2>
<p>${taken} of the ${allowed} pairs of consecutive transitions that the definitions allow were taken on the running actor. No run can take the others.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">Machine</th><th scope="col" class="number">Taken</th><th scope="col" class="number">Allowed</th>
<th scope="col">Impossible</th></tr></thead>
<tbody>${machines.map(machineRow)}</tbody></table></div></section>`;
}

/** @param {PairCoverage} coverage */
const machineRow = ({ machine, taken, allowed, untaken }) => html`<tr><th scope="row">${machine}</th>
<td class="number">${taken}</td><td class="number">${allowed}</td><td>${untaken.length > 0 && impossible(untaken)}</td></tr>`;

/** @param {PairCoverage['untaken']} untaken */
const impossible = (untaken) =>
  html`<details><summary>${untaken.length} ${untaken.length === 1 ? 'pair' : 'pairs'}</summary><ul>${untaken.map(
    ({ first, second, reason }) =>
      html`<li><code>${first}</code> then <code>${second}</code>: ${reason ?? 'no run has tried it'}</li>`,
  )}</ul></details>`;
