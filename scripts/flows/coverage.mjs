// Determines which transitions are covered by the unit flows and the browser flows, and which are not.

/**
 * @typedef {import('../../src/machines/chart.ts').Chart} Chart
 * @typedef {import('../../src/machines/chart.ts').ChartTransition} ChartTransition
 * @typedef {import('../../tests/flows/report.ts').Reported} Reported
 * @typedef {{ machine: string, language: string, path: string, taken: string[], passed: boolean, pictures?: Picture[] }} Run
 * @typedef {import('../../tests/flows/browser/pictures.ts').Picture} Picture
 * @typedef {{ runs: Run[], unreachable: { transition: string, reason: string }[] }} BrowserReport
 * @typedef {'both' | 'unit' | 'browser' | 'declared' | 'uncovered'} CoveredBy `declared`: unreachable in a browser, with a reason
 * @typedef {{ transition: ChartTransition, by: CoveredBy, isByUnit: boolean, languages: string[], reason: string | null, paths: string[] }} TransitionCoverage
 * @typedef {Reported & { coverage: TransitionCoverage[], isInBrowser: boolean, runs: Run[] }} MachineCoverage
 * @typedef {{ id: string, problem: string }} Problem `id` is a transition's, a state's, or a path's, in the browser with its language
 * @typedef {{ machines: MachineCoverage[], runs: Run[], hasBrowserRuns: boolean, problems: Problem[] }} Coverage
 */

/** In the order in which every list shows them. */
const coverageKinds = /** @type {const} */ (['both', 'unit', 'browser', 'declared', 'uncovered']);

/**
 * The coverage of these charts by the unit flows and, when they have run, the browser flows.
 * @param {Chart[]} charts
 * @param {{ machines: Reported[] }} unit
 * @param {BrowserReport | null} browser
 * @param {Chart[]} every the charts of the product, of which a narrowed run has only some
 * @returns {Coverage}
 */
export function measureCoverage(charts, unit, browser, every = charts) {
  const { runs: allRuns, unreachable } = browser ?? { runs: [], unreachable: [] };
  // an earlier run may have had other machines
  const runs = allRuns.filter(({ machine }) => charts.some(({ id }) => id === machine));
  const reasons = new Map(unreachable.map(({ transition, reason }) => [transition, reason]));
  const machines = charts.map((chart) => {
    const { id } = chart;
    const reported = unit.machines.find((machine) => machine.id === id) ?? {
      paths: [],
      taken: [],
      missing: [],
      unvisited: [],
      problems: [],
    };
    const machine = { ...reported, id, chart };
    const machineRuns = runs.filter((run) => run.machine === id);
    const coverage = chart.transitions.map((transition) => coverageOf(transition, machine, machineRuns, reasons));
    return { ...machine, coverage, isInBrowser: machineRuns.length > 0, runs: machineRuns };
  });
  const known = new Set(every.flatMap(({ transitions }) => transitions.map(({ id }) => id)));
  return { machines, runs, hasBrowserRuns: browser !== null, problems: problemsIn({ machines, runs, reasons, known }) };
}

/**
 * @param {ChartTransition} transition
 * @param {Reported} machine
 * @param {Run[]} runs
 * @param {Map<string, string>} reasons
 * @returns {TransitionCoverage}
 */
function coverageOf(transition, machine, runs, reasons) {
  const { id } = transition;
  const isByUnit = machine.taken.includes(id);
  const languages = [...new Set(runs.filter((run) => run.passed && run.taken.includes(id)).map((run) => run.language))];
  const reason = reasons.get(id) ?? null;
  const paths = machine.paths
    .filter(({ steps }) => steps.some(({ takes }) => takes.includes(id)))
    .map((path) => path.id);
  const by = kindOf({
    isByUnit,
    isInBrowser: runs.length > 0,
    isByBrowser: languages.length > 0,
    isDeclared: reason !== null,
  });
  return { transition, by, isByUnit, languages, reason, paths };
}

/**
 * A machine with browser flows needs them for every transition that is not declared unreachable.
 * @param {Readonly<Record<'isByUnit' | 'isInBrowser' | 'isByBrowser' | 'isDeclared', boolean>>} facts
 * @returns {CoveredBy}
 */
function kindOf({ isByUnit, isInBrowser, isByBrowser, isDeclared }) {
  if (isByBrowser) return isByUnit ? 'both' : 'browser';
  if (isDeclared) return 'declared';
  return isByUnit && !isInBrowser ? 'unit' : 'uncovered';
}

/** @param {{ machines: MachineCoverage[], runs: Run[], reasons: Map<string, string>, known: Set<string> }} props */
function problemsIn({ machines, runs, reasons, known }) {
  const all = machines.flatMap(({ coverage }) => coverage);
  const problem = (/** @type {string} */ id, /** @type {string} */ text) => ({ id, problem: text });
  return [
    ...machines.flatMap((machine) => machine.problems),
    ...all
      .filter(({ by }) => by === 'uncovered')
      .map(({ transition, isByUnit }) => problem(transition.id, isByUnit ? notInBrowser : 'no flow takes it')),
    ...all
      .filter(({ languages, reason }) => languages.length > 0 && reason !== null)
      .map(({ transition }) => problem(transition.id, 'it is declared unreachable, and a browser flow takes it')),
    ...[...reasons.keys()]
      .filter((id) => !known.has(id))
      .map((id) => problem(id, 'it is declared unreachable, and no machine has it')),
    ...runs
      .filter(({ passed }) => !passed)
      .map(({ path, language }) => problem(`${path} (${language})`, 'its browser flow failed')),
  ];
}

const notInBrowser = 'no browser flow takes it, and it is not declared unreachable';

/**
 * The number of transitions of each kind.
 * @param {TransitionCoverage[]} coverage
 */
export const countByKind = (coverage) =>
  coverageKinds.map((by) => ({ by, count: coverage.filter((each) => each.by === by).length }));
