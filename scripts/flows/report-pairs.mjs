// Renders the pairs of consecutive transitions: how many were taken, and why the others were not.
import { html, withSigns } from './markup.mjs';
import { pairReasonOf, pairReasons } from './pair-reasons.mjs';

/**
 * @typedef {import('../../tests/flows/pairs.ts').PairCoverage} PairCoverage
 * @typedef {PairCoverage['untaken'][number]} UntakenPair
 * @typedef {Readonly<Record<string, PairCoverage>>} Pairs by the id of the machine
 */

/** @param {Pairs | null} pairs `null` when they were not measured */
export function renderPairs(pairs) {
  if (pairs === null) return '';
  const machines = Object.values(pairs);
  const taken = machines.reduce((sum, machine) => sum + machine.taken, 0);
  const allowed = machines.reduce((sum, machine) => sum + machine.allowed, 0);
  const untaken = machines.flatMap((machine) => machine.untaken);
  const groups = groupsOf(untaken);
  return html`<section class="pairs" data-overview aria-labelledby="pairs">
<h2 id="pairs">Pairs of transitions</h2>
<p>A pair is two transitions, one directly after the other (1-switch coverage). The charts allow ${number(allowed)} pairs; ${number(taken)} of them were taken by the running machines. ${unresolved(untaken)}</p>
${groups.map(({ conclusion, pairs }) => pairs.length > 0 && html`<p>${number(pairs.length)} ${conclusion}</p>${reasonList(pairs)}`)}
<div class="scroll"><table>
<thead><tr><th scope="col">Machine</th><th scope="col" class="number">Allowed</th><th scope="col" class="number">Taken</th>
<th scope="col" class="number">Impossible</th><th scope="col" class="number">Not taken</th></tr></thead>
<tbody>${machines.map(machineRow)}</tbody></table></div></section>`;
}

/** @param {readonly UntakenPair[]} untaken */
function unresolved(untaken) {
  const count = untaken.filter(({ reason }) => reason === null).length;
  return count > 0 && `${number(count)} others were not tried.`;
}

/**
 * What is impossible in any context, and what may be possible in a context that no run has reached.
 * @param {readonly UntakenPair[]} untaken
 */
const groupsOf = (untaken) => [
  {
    name: 'impossible pairs',
    conclusion: 'others are impossible, for these reasons:',
    pairs: untaken.filter(({ isImpossible }) => isImpossible),
  },
  {
    name: 'pairs that were not taken',
    conclusion:
      'others were not taken, which does not prove that they are impossible. In every try there was one of these reasons:',
    pairs: untaken.filter(({ isImpossible }) => !isImpossible),
  },
];

/** @param {readonly UntakenPair[]} untaken */
const reasonList = (untaken) =>
  html`<dl class="reasons">${byReason(untaken).map(
    ({ reason, pairs }) => html`<div><dt>${reason.label} <span class="count">${pairs.length}</span></dt>
<dd>${reason.explanation}</dd></div>`,
  )}</dl>`;

/** @param {number} value */
const number = (value) => value.toLocaleString('en');

/** @param {PairCoverage} coverage */
function machineRow({ machine, taken, allowed, untaken }) {
  const groups = groupsOf(untaken);
  return html`<tr><th scope="row">${machine}</th>
<td class="number">${number(allowed)}</td><td class="number">${number(taken)}</td>${groups.map(
    ({ pairs }) => html`<td class="number">${number(pairs.length)}</td>`,
  )}</tr>
${
  untaken.length > 0 &&
  html`<tr class="untaken"><td colspan="5">${groups.map(
    ({ name, pairs }) => pairs.length > 0 && pairList({ name, pairs }, machine),
  )}</td></tr>`
}`;
}

/**
 * @param {{ name: string, pairs: readonly UntakenPair[] }} group
 * @param {string} machine
 */
const pairList = ({ name, pairs: all }, machine) =>
  html`<details><summary>${machine}: the ${name}</summary>${byReason(all).map(
    ({ reason, pairs }) => html`<h3>${reason.label} <span class="count">${pairs.length}</span></h3>
<ul>${pairs.map((pair) => pairItem(pair, machine))}</ul>`,
  )}</details>`;

/**
 * @param {UntakenPair} pair
 * @param {string} machine
 */
const pairItem = ({ first, second, reason }, machine) =>
  html`<li><code>${shortId(first, machine)}</code> <span class="then">then</span> <code>${shortId(second, machine)}</code>${
    reason && html`<span class="reason">${shortId(reason, machine)}</span>`
  }</li>`;

/**
 * A text without the name of the machine before its states.
 * @param {string} text
 * @param {string} machine
 */
const shortId = (text, machine) => withSigns(text.replaceAll(`${machine}.`, ''));

/** @param {readonly UntakenPair[]} untaken */
const byReason = (untaken) =>
  pairReasons.flatMap((reason) => {
    const pairs = untaken.filter((pair) => pairReasonOf(pair.reason) === reason);
    return pairs.length > 0 ? [{ reason, pairs }] : [];
  });
