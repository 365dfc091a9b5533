// @vitest-environment jsdom
/** Tests the report of the flows. Long because its page and its files are made from the same paths. */
import { describe, expect, test } from 'vitest';
import { measureCoverage, type Run } from '../../scripts/flows/coverage.mjs';
import { toJunit } from '../../scripts/flows/junit.mjs';
import type { ManualTest } from '../../scripts/flows/manual-tests.mjs';
import { picturesOf, reasonForNoPicture } from '../../scripts/flows/pictures.mjs';
import { toPage } from '../../scripts/flows/report-page.mjs';
import { renderPairs } from '../../scripts/flows/report-pairs.mjs';
import { pathSentence, toTestCase } from '../../scripts/flows/test-case.mjs';
import { drawChart } from '../../src/inspector/chart-drawing.ts';
import { all, allExcept, chart, invalid, later, open, path, run, unitReport } from './prompt-flows.ts';

test('a path is written as a sentence, and as a test case with the expected result of each step', () => {
  expect(pathSentence(path)).toBe('Open the prompt → Later → Next → subscribe');
  expect(toTestCase(chart, path)).toBe(`prompt-1: Open the prompt → Later → Next

Machine: prompt
Preconditions: the landing page, <signed> out

Steps
1. Open the prompt
   Expected: in start
2. Later
   Expected: in subscribe
3. Next ({"by":"\\"key\\""})
   Expected: still in subscribe (store validation error)
`);
});

test('the JUnit file is well-formed and names the failures', () => {
  const coverage = measureCoverage([chart], unitReport(allExcept(later)), {
    runs: [run(allExcept(later)), { ...run([], false), path: 'prompt-2' }],
    unreachable: [{ transition: 'a "b" <c> & \u0007d', reason: '' }],
  });
  const document = new DOMParser().parseFromString(toJunit(coverage), 'text/xml');
  const failed = [...document.querySelectorAll('testcase:has(failure)')].map((each) => each.getAttribute('name'));
  expect(failed).toEqual([later, 'prompt-2 (ar)', 'a "b" <c> & d']);
  expect(document.querySelector('testsuite[name=prompt]')?.getAttribute('tests')).toBe(String(all.length));
});

describe('the page', async () => {
  const pageOf = (taken: readonly string[]) =>
    toPage(measureCoverage([chart], unitReport(taken), null), {
      draw: drawChart,
      descriptions: new Map([['prompt', '<b>Asks</b>']]),
      date: 'now',
    });
  const document = new DOMParser().parseFromString(await pageOf(allExcept(later)), 'text/html');

  test('escapes text', () => {
    expect(document.querySelector('.description')?.textContent).toBe('<b>Asks</b>');
    expect(document.querySelector('.copy')?.getAttribute('data-copy')).toBe(toTestCase(chart, path));
    expect(document.querySelector('signed')).toBeNull();
  });
  test('shows an uncovered transition in the summary, the table and the drawing', () => {
    expect(document.querySelector('.summary')?.textContent).toContain(`${later} – no flow takes it`);
    expect(document.querySelector(`tr[data-by=uncovered]`)?.getAttribute('data-id')).toBe(later);
    expect(
      [...document.querySelectorAll('svg.chart .transition.by-uncovered')].map((each) =>
        each.getAttribute('data-transition'),
      ),
    ).toEqual([later]);
  });
  test('counts the states of a machine, without the machine itself, and its paths', () => {
    const numbers = [...document.querySelectorAll('[data-overview] tbody .number')].map((each) => each.textContent);
    const states = chart.states.filter(({ id }) => id !== chart.id);
    expect(numbers).toEqual([String(states.length), '1']);
  });
  test('states where the paths are in Arabic', () => {
    const texts = [...document.querySelectorAll('[data-overview] .exports')].map((each) => each.textContent);
    expect(texts.filter((text) => /Arabic .*features\/ar .*paths\.csv/.test(text))).toHaveLength(1);
  });
  test('needs no other file, and links to the exports only', async () => {
    const page = await pageOf(all);
    expect(page).not.toMatch(/\bsrc="|@import|url\(/);
    const links = [...page.matchAll(/\bhref="([^"#]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['paths.csv', 'README.md', 'features/en/prompt.feature', 'features/ar/prompt.feature']);
  });
});

describe('the picture of the last step of a path', () => {
  const picture = (id: string, takes: string, start = path.start) => ({
    sequence: id,
    start,
    takes: [takes],
    file: `${id}.ar.jpg`,
  });
  const machineWith = (runs: Run[], unreachable: { transition: string; reason: string }[] = []) => {
    const [machine] = measureCoverage([chart], unitReport(all), { runs, unreachable }).machines;
    if (!machine) throw new Error('The report has the machine');
    return machine;
  };

  test('is that of the same path, or else of one that ends with the same transition', () => {
    const others = [picture('prompt-3', invalid, 'another start'), picture('prompt-2', invalid)];
    const own = machineWith([{ ...run(all), pictures: [...others, picture('prompt-1', invalid)] }]);
    expect(picturesOf(path, own)).toEqual([{ language: 'ar', file: 'prompt-1.ar.jpg', isOfPath: true }]);
    expect(picturesOf(path, machineWith([{ ...run(all), pictures: others }]))).toEqual([
      { language: 'ar', file: 'prompt-2.ar.jpg', isOfPath: false },
    ]);
    expect(picturesOf(path, machineWith([{ ...run(all, false), pictures: others }]))).toEqual([]);
  });
  test('is missing for a reason', () => {
    const taken = { ...run(allExcept(invalid)), pictures: [picture('prompt-2', open)] };
    const reason = 'There is no link to it.';
    const noPictures = machineWith([run(all)]);
    expect([
      reasonForNoPicture(path, noPictures, false),
      reasonForNoPicture(path, machineWith([]), true),
      reasonForNoPicture(path, noPictures, true),
      reasonForNoPicture(path, machineWith([taken], [{ transition: invalid, reason }]), true),
      reasonForNoPicture(path, machineWith([taken]), true),
    ]).toEqual([
      'the browser flows have not run.',
      'the paths of this machine run without a browser only.',
      'only npm run flows takes pictures.',
      reason,
      'no path in the browser ends with this step.',
    ]);
  });
  test('is linked from the page, which states the reason when there is none', async () => {
    const pageWith = async (pictures: ReturnType<typeof picture>[]) => {
      const coverage = measureCoverage([chart], unitReport(all), {
        runs: [{ ...run(all), pictures }],
        unreachable: [],
      });
      const page = await toPage(coverage, { draw: drawChart, descriptions: new Map(), date: 'now' });
      return new DOMParser().parseFromString(page, 'text/html').querySelector('.paths .picture');
    };
    const shown = await pageWith([picture('prompt-1', invalid)]);
    expect(shown?.textContent).toBe('Picture of the last step: Arabic');
    expect(shown?.querySelector('a')?.getAttribute('href')).toBe('pictures/prompt-1.ar.jpg');
    expect((await pageWith([]))?.textContent).toBe('No picture: only npm run flows takes pictures.');
  });
});

test('the page of a narrowed run names its machines', async () => {
  const narrowedOf = async (machinesOfProduct: number) => {
    const options = { draw: drawChart, descriptions: new Map(), date: 'now', machinesOfProduct };
    const page = await toPage(measureCoverage([chart], unitReport(all), null), options);
    return new DOMParser().parseFromString(page, 'text/html').querySelector('.narrowed')?.textContent;
  };
  expect(await narrowedOf(32)).toBe('Narrowed to prompt: 1 of 32 machines.');
  expect(await narrowedOf(1)).toBeUndefined();
});

test('the page shows and copies the steps in words of the screen', async () => {
  const manual: ManualTest = {
    id: path.id,
    machine: 'prompt',
    language: 'en',
    title: 'the server refuses → an error',
    precondition: 'the home page is open',
    steps: [
      { action: 'the user presses “Sign up”', data: [], expected: 'the dialog is open', notOnScreen: '' },
      {
        action: 'the server refuses',
        data: [['Reply', 'status <417>']],
        expected: 'an error is shown',
        notOnScreen: 'There is no server.',
      },
    ],
    kind: 'failure',
    priority: 'medium',
  };
  const page = await toPage(measureCoverage([chart], unitReport(all), null), {
    draw: drawChart,
    descriptions: new Map(),
    date: 'now',
    manualTests: new Map([[path.id, manual]]),
  });
  const document = new DOMParser().parseFromString(page, 'text/html');
  const steps = [...document.querySelectorAll('.steps li')].map((each) => each.textContent?.split(/\s*\n/).join(' | '));
  expect(steps).toEqual([
    `the user presses “Sign up” | Expected: the dialog is open${open}`,
    `the server refuses | Reply: status <417>Expected: an error is shown${later}`,
  ]);
  expect(document.querySelector('.not-on-screen')?.textContent).toBe('Step 2 is not on screen: There is no server.');
  expect(document.querySelector('.copy')?.getAttribute('data-copy')).toBe(`prompt-1: Open the prompt → Later → Next

Machine: prompt
Preconditions: the home page is open
Step 2 is not on screen: There is no server.

Steps
1. the user presses “Sign up”
   Expected: the dialog is open
2. the server refuses
   Reply: status <417>
   Expected: an error is shown
`);
});

test('the page separates the pairs that are impossible from those that were not taken', async () => {
  const first = 'prompt.closed: prompt.open → prompt.start';
  const pairs = {
    machine: 'prompt',
    allowed: 3,
    taken: 1,
    untaken: [
      {
        first,
        second: 'prompt.late: always → prompt.closed',
        reason: 'prompt.late is not active after the first',
        isImpossible: true,
      },
      { first, second: later, reason: 'not taken in 2 tries: its guard isNew did not hold', isImpossible: false },
    ],
    violations: [],
  };
  document.body.innerHTML = String(renderPairs({ prompt: pairs }));
  const tables = [...document.querySelectorAll('tbody tr:first-child > *')].map(({ textContent }) => textContent);
  expect(tables).toEqual(['prompt', '3', '1', '1', '1']);
  expect(
    [...document.querySelectorAll('details')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')),
  ).toEqual([
    expect.stringMatching(/^prompt: the impossible pairs.*late is not active/),
    expect.stringMatching(/^prompt: the pairs that were not taken.*not taken in 2 tries: its guard isNew did not hold/),
  ]);
});
