/** A step in another tab states when it is made, and in which tab its result is seen. */
import '../flows/fixed.ts';
import { describe, expect, test } from 'vitest';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { languages, tabOrders } from '../../scripts/flows/names.mjs';
import { everyReportedPath, reportedMachine } from '../flows/reported-machine.ts';

const ids = ['auth', 'language', 'outboxSender', 'tabDrafts'] as const;
const machines = ids.map((id) => reportedMachine(id));
const stepsOf = (id: (typeof ids)[number]) => everyReportedPath(id).flatMap(({ steps }) => steps);
const ordersOf = (id: (typeof ids)[number], words: string) => [
  ...new Set(stepsOf(id).flatMap((step) => (step.words === words ? [step.tabOrder] : []))),
];

describe('a step in another tab', () => {
  test('is made while a request of the first tab is held, if the first tab waits for its reply', () => {
    expect(ordersOf('auth', 'A session is opened elsewhere').sort()).toEqual(['afterwards', 'whileHeld']);
    expect(ordersOf('auth', 'Log out')).toEqual([null]);
    const ofLanguage = stepsOf('language').filter(({ event }) => event === 'language.set');
    expect(new Set(ofLanguage.map(({ tabOrder }) => tabOrder))).toEqual(new Set(['afterwards', 'whileHeld']));
  });
  test('is made before the first tab has stored its change, if both change the same', () => {
    expect(ordersOf('tabDrafts', 'Type the same field in both tabs')).toEqual(['together']);
    expect(ordersOf('tabDrafts', 'Type the same section in both tabs')).toEqual(['together']);
    expect(ordersOf('tabDrafts', 'Type in the other tab')).toEqual(['afterwards']);
  });
});

test('another person logs in in the second tab, wherever drafts are cleared for another person', () => {
  const texts = ['contract', 'quotation', 'profile', 'prompt', 'tabDrafts'] as const;
  for (const id of texts) {
    const steps = toManualTests(reportedMachine(id), 'en').flatMap((each) => each.steps);
    const found = steps.filter(({ action }) => action === 'another person logs in in another tab');
    expect(found.length, id).toBeGreaterThan(0);
    for (const { data } of found)
      expect(data).toEqual([['Tabs', expect.stringMatching(/press “Log out” .* log in with the other account/)]]);
  }
  const orders = everyReportedPath('signUp').flatMap(({ steps }) => steps.map(({ tabOrder }) => tabOrder));
  expect(orders.every((order) => order === null)).toBe(true);
});

test('the name of a step names the other tab exactly when the step has an order', () => {
  const named = machines.flatMap((machine) =>
    toManualTests(machine, 'en').flatMap(({ id, steps }) =>
      steps.map(({ action, data }) => ({ id, isNamed: /another tab|other tab|both tabs/.test(action), data })),
    ),
  );
  const differing = named.filter(({ isNamed, data }) => isNamed !== data.some(([name]) => name === 'Tabs'));
  expect(named.some(({ isNamed }) => isNamed)).toBe(true);
  expect(differing.map(({ id }) => id)).toEqual([]);
});

test('the order is stated in both languages, with the tab in which the result is seen', () => {
  const [tabDrafts] = machines.filter(({ id }) => id === 'tabDrafts');
  if (!tabDrafts) throw new Error('The drafts of tabs have paths');
  const texts = languages.map((language) => {
    const steps = toManualTests(tabDrafts, language).flatMap((each) => each.steps);
    return steps
      .flatMap(({ data }) => data.map(([, text]) => text))
      .find((text) => text.includes('requestIdleCallback'));
  });
  expect(texts).toEqual([tabOrders.together?.en, tabOrders.together?.ar]);
  for (const { en } of Object.values(tabOrders)) expect(en).toMatch(/result is in the first tab, within a second/);
});
