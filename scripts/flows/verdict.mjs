// Which transitions are proven, by what, and which are not.

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../src/machines/chart.ts').ChartTransition} ChartTransition
 * @typedef {import('../../tests/flows/report.ts').Reported} Reported
 * @typedef {import('../../tests/flows/report.ts').ReportedPath} Path
 * @typedef {{ machine: string, language: string, path: string, taken: string[], passed: boolean }} Run
 * @typedef {{ runs: Run[], unreachable: { transition: string, reason: string }[] }} Browser
 * @typedef {'both' | 'unit' | 'browser' | 'declared' | 'uncovered'} By `declared`: no person reaches it in a browser, and the reason is said
 * @typedef {{ transition: ChartTransition, by: By, isByUnit: boolean, languages: string[], reason: string | null, paths: string[] }} Proof
 * @typedef {Reported & { proofs: Proof[], isInBrowser: boolean }} Judged
 * @typedef {{ machines: Judged[], runs: Run[], isBrowserThere: boolean, faults: { transition: string, fault: string }[] }} Verdict
 */

/** In the order in which they are listed everywhere. */
export const proofs = /** @type {const} */ (['both', 'unit', 'browser', 'declared', 'uncovered']);

/**
 * Judges what the units took of these charts and, where the browser's flows have run, what they took.
 * @param {Chart[]} charts
 * @param {{ machines: Reported[] }} unit
 * @param {Browser | null} browser
 * @returns {Verdict}
 */
export function judge(charts, unit, browser) {
  const { runs, unreachable } = browser ?? { runs: [], unreachable: [] };
  const reasons = new Map(unreachable.map(({ transition, reason }) => [transition, reason]));
  const machines = charts.map((chart) => {
    const { id } = chart;
    const flown = unit.machines.find((machine) => machine.id === id) ?? {
      paths: [],
      taken: [],
      missing: [],
      unvisited: [],
    };
    const machine = { ...flown, id, chart };
    const ofMachine = runs.filter((run) => run.machine === id);
    const proven = chart.transitions.map((transition) => prove(transition, machine, ofMachine, reasons));
    return { ...machine, proofs: proven, isInBrowser: ofMachine.length > 0 };
  });
  return { machines, runs, isBrowserThere: browser !== null, faults: faultsIn(machines, runs, reasons) };
}

/**
 * @param {ChartTransition} transition
 * @param {Reported} machine
 * @param {Run[]} runs
 * @param {Map<string, string>} reasons
 * @returns {Proof}
 */
function prove(transition, machine, runs, reasons) {
  const { id } = transition;
  const isByUnit = machine.taken.includes(id);
  const languages = [...new Set(runs.filter((run) => run.passed && run.taken.includes(id)).map((run) => run.language))];
  const reason = reasons.get(id) ?? null;
  const paths = machine.paths
    .filter(({ steps }) => steps.some(({ takes }) => takes.includes(id)))
    .map((path) => path.id);
  const by = byOf({
    isByUnit,
    isInBrowser: runs.length > 0,
    isByBrowser: languages.length > 0,
    isDeclared: reason !== null,
  });
  return { transition, by, isByUnit, languages, reason, paths };
}

/**
 * A machine that is driven in the browser is proven there as a whole: what is not taken is declared, with a reason.
 * @param {Readonly<Record<'isByUnit' | 'isInBrowser' | 'isByBrowser' | 'isDeclared', boolean>>} known
 * @returns {By}
 */
function byOf({ isByUnit, isInBrowser, isByBrowser, isDeclared }) {
  if (isByBrowser) return isByUnit ? 'both' : 'browser';
  if (isDeclared) return 'declared';
  return isByUnit && !isInBrowser ? 'unit' : 'uncovered';
}

/**
 * @param {Judged[]} machines
 * @param {Run[]} runs
 * @param {Map<string, string>} reasons
 */
function faultsIn(machines, runs, reasons) {
  const all = machines.flatMap(({ proofs }) => proofs);
  const fault = (/** @type {string} */ transition, /** @type {string} */ fault) => ({ transition, fault });
  const known = new Set(all.map(({ transition }) => transition.id));
  return [
    ...all
      .filter(({ by }) => by === 'uncovered')
      .map(({ transition, isByUnit }) => fault(transition.id, isByUnit ? unseen : 'nothing takes it')),
    ...all
      .filter(({ languages, reason }) => languages.length > 0 && reason !== null)
      .map(({ transition }) => fault(transition.id, 'it is declared unreachable, and a browser takes it')),
    ...[...reasons.keys()]
      .filter((id) => !known.has(id))
      .map((id) => fault(id, 'it is declared unreachable, and no machine has it')),
    ...runs
      .filter(({ passed }) => !passed)
      .map(({ path, language }) => fault(`${path} (${language})`, 'the browser did otherwise')),
  ];
}

const unseen = 'no browser takes it, and it is not declared unreachable';

/**
 * How many there are of each.
 * @param {Proof[]} proven
 */
export const countsOf = (proven) =>
  proofs.map((by) => ({ by, count: proven.filter((proof) => proof.by === by).length }));
