/** A path with a step that no page offers is marked in each export, with the reason. */
import '../flows/fixed.ts';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../scripts/flows/csv.mjs';
import { toFeature } from '../../scripts/flows/gherkin.mjs';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { languages, reasonsNotOnScreen, textOf } from '../../scripts/flows/names.mjs';
import { toTestCase } from '../../scripts/flows/test-case.mjs';
import type { MachineName } from '../flows/machines.ts';
import { rules } from '../flows/not-on-screen.ts';
import type { ReportedPath } from '../flows/report.ts';
import { everyReportedPath, reportedMachine } from '../flows/reported-machine.ts';

const machines = (Object.keys(rules) as MachineName[]).map(reportedMachine); // its own keys
const pathsOf = (id: MachineName) => machines.find((machine) => machine.id === id)?.paths ?? [];

/** The reasons of the paths whose last steps have these words, each with its number of steps. */
const reasonsOf = (id: MachineName, words: string) =>
  pathsOf(id)
    .filter(({ steps }) => steps.at(-1)?.words === words)
    .map(({ steps }) => steps.at(-1)?.notOnScreen ?? null);

const isMarked = ({ steps }: ReportedPath) => steps.some(({ notOnScreen }) => notOnScreen !== null);

describe('a step is not on screen', () => {
  test('when nobody is logged in who could log out', () => {
    expect(reasonsOf('auth', 'Log out')).toEqual(['loggedOut']);
  });
  test('when no session runs that could be found to have expired', () => {
    expect(reasonsOf('auth', 'The session is found to have expired')).toEqual(['noSession', null]);
  });
  test('when the outbox has no change, and it is when one was accepted or waits at the start', () => {
    expect(reasonsOf('bookmark', 'The user cancels it')).toEqual(['notInOutbox']);
    expect(reasonsOf('quotation', 'Cancel the quotation')).toEqual([null]);
    expect(reasonsOf('bio', 'The server refuses it')).toContain('notInOutbox');
    expect(reasonsOf('outbox', 'The server has the bookmark')).toEqual(['notInOutbox']);
  });
  test('when no file is being uploaded', () => {
    expect(reasonsOf('deliveryFiles', 'Half of it is sent')).toEqual(['noUpload']);
    expect(reasonsOf('deliveryFiles', 'The server stores the file')).toEqual([null]);
  });
  test('when only a defect causes it', () => {
    expect(reasonsOf('connection', 'Following the calls fails')).toEqual(['onlyByDefect']);
    expect(reasonsOf('app', 'The code that is loaded has no features')).toEqual(['onlyByDefect']);
    const loaded = pathsOf('app').flatMap(({ steps }) =>
      steps.filter(({ words }) => words === 'The features are loaded'),
    );
    expect(new Set(loaded.map(({ notOnScreen }) => notOnScreen))).toEqual(new Set([null]));
    expect(new Set(reasonsOf('profile', 'The upload actor fails'))).toEqual(new Set(['onlyByDefect']));
  });
  test('when a decline is taken back that was not made', () => {
    const undone = pathsOf('quotation').filter(({ steps }) => steps.some(({ words }) => words === 'Undo'));
    const first = undone.filter(({ steps }) => steps[0]?.event === 'decline.undo');
    expect(first.map(({ steps }) => steps[0]?.notOnScreen)).toEqual(['notDeclined', 'notDeclined', 'notDeclined']);
  });
});

test('each rule marks a step, and each reason is used and has a text in both languages', () => {
  // a manual test contains some of the paths that lead to a step
  const every = machines.map(({ id }) => ({ id, paths: everyReportedPath(id) }));
  const used = new Set(
    every.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps.flatMap((step) => step.notOnScreen ?? []))),
  );
  const known = Object.values(rules).flatMap((table) => table.map(({ reason }) => reason));
  expect([...used].sort()).toEqual([...new Set(known)].sort());
  expect(Object.keys(reasonsNotOnScreen).sort()).toEqual([...used].sort());
  const unmarked = every.flatMap(({ id, paths }) =>
    (rules[id] ?? [])
      .filter(({ events, reason }) =>
        paths.every(
          ({ steps }) => !steps.some((step) => step.notOnScreen === reason && events.split(' ').includes(step.event)),
        ),
      )
      .map(({ events }) => `${id}: ${events}`),
  );
  expect(unmarked).toEqual([]);
  for (const language of languages)
    for (const reason of used) expect(textOf(reasonsNotOnScreen[reason], language), reason).toMatch(/\.$/);
});

test.each([
  ['en', 'Step 1 is not on screen: “Log out” is shown only while somebody is logged in.'],
  ['ar', 'الخطوة 1 ليست على الشاشة: لا يظهر «تسجيل الخروج» إلا لمن سجّل الدخول.'],
] as const)('the exports in %s state the reason with the path', (language, sentence) => {
  const [auth] = machines.filter(({ id }) => id === 'auth');
  if (!auth) throw new Error('The login has paths');
  const tests = toManualTests(auth, language);
  const marked = auth.paths.filter(isMarked).map(({ id }) => id);
  const feature = toFeature({ id: 'auth', title: 'Login' }, tests, language);
  expect([...feature.matchAll(/@(auth-\w+) .*@not-on-screen$/gm)].map(([, id]) => id)).toEqual(marked);
  expect(feature).toContain(`\n    ${sentence}\n`);
  const [head = '', ...rows] = toCsv(tests).split('\r\n');
  expect(head.split(',')[10]).toBe('"Not on screen"');
  const loggedOut = auth.paths.filter(({ steps }) => steps.some(({ notOnScreen }) => notOnScreen === 'loggedOut'));
  expect(rows.filter((row) => row.includes(`,"${sentence.replaceAll('"', '""')}"`))).toHaveLength(loggedOut.length);
  const [path] = loggedOut;
  const manual = tests.find(({ id }) => id === path?.id);
  expect(path && toTestCase(auth.chart, path, manual)).toContain(`\n${sentence}\n`);
});
