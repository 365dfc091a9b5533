/** Every start, step and state of a chart has a name in both languages, by which a tester recognises it on screen. */
import './fixed.ts';
import { expect, it } from 'vitest';
import { languages, nameProblems, namesOf, sharedNames, textOf } from '../../scripts/flows/names.mjs';
import { chartOf } from '../../src/machines/chart.ts';
import { maxEntries, maxEntriesLength } from '../../src/machines/outbox-entries.ts';
import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import { paymentFields } from '../../src/services/contract/fields/payment-fields.ts';
import type { Flow } from './flow.ts';
import { flows } from './flows.ts';
import { plain } from './plain.ts';

/** Everything that a path of the machine can name. */
function usedIn({ machine, starts }: Flow) {
  const { states, transitions } = chartOf(machine);
  const acts = starts.flatMap((start) => start.acts);
  const timers = new Set(transitions.filter(({ kind }) => kind === 'after').map(({ event }) => `Wait (${event})`));
  return {
    starts: starts.map(({ words }) => words),
    steps: [
      ...acts.map(({ words, event: { type: _, ...payload } }) => ({ words, payload: plain(payload) })),
      ...[...timers].map((words) => ({ words, payload: {} })),
    ],
    states: states.slice(1).map(({ id }) => id.slice(machine.id.length + 1)),
  };
}

it.each(Object.entries(flows))('%s', (name, flow) => {
  expect(nameProblems(name, usedIn(flow))).toEqual([]);
});

const everyNames = Object.keys(flows).map(namesOf);

it('begins each step with a verb in Arabic, because it follows “عندما”', () => {
  const steps = everyNames.flatMap((names) => Object.values(names.steps).map(({ ar }) => ar));
  expect([...new Set(steps)].filter((text) => !/^(لا |لم )?[تي]/.test(text))).toEqual([]);
});

it('begins a state and an effect with a small letter, because it follows “Then”', () => {
  const all = everyNames.flatMap(({ states, effects }) => [...Object.values(states), ...Object.values(effects)]);
  const english = [...new Set(all.map(({ en }) => en))];
  expect(english.filter((text) => /^[A-Z]/.test(text) && !/^(English|Arabic)\b/.test(text))).toEqual([]);
});

it('names a start, a step and a state without a name, and a name that nothing uses', () => {
  const used = usedIn(flows.auth);
  const [first, ...others] = used.states;
  expect(
    nameProblems('auth', {
      starts: [...used.starts, 'the page of a link'],
      steps: [...used.steps, { words: 'Sign in by a link', payload: {} }],
      states: [...others, 'waiting'],
    }),
  ).toEqual([
    'auth: the start “the page of a link” has no name in en',
    'auth: the start “the page of a link” has no name in ar',
    'auth: the step “Sign in by a link” has no name in en',
    'auth: the step “Sign in by a link” has no name in ar',
    'auth: the state “waiting” has no name in en',
    'auth: the state “waiting” has no name in ar',
    `auth: the name of “${first}” is not used`,
  ]);
});

it('names a step that uses a value which its event does not have', () => {
  const used = usedIn(flows.auth);
  const steps = used.steps.map((step) => (step.words === 'Sign in' ? { ...step, payload: { usr: 'noor' } } : step));
  expect(nameProblems('auth', { ...used, steps })).toEqual([
    'auth: the step “Sign in” has no name in en',
    'auth: the step “Sign in” has no name in ar',
  ]);
});

it('names an effect of a step that the machine does not have', () => {
  const used = usedIn(flows.app);
  const words = 'The browser data is cleared';
  const steps = used.steps.filter((step) => step.words !== words);
  const problem = `app: the name of “${words}” is not used`;
  // of the step, and of its effect
  expect(nameProblems('app', { ...used, steps })).toEqual([problem, problem]);
});

/** The machines that use each effect of `shared.json`, because it is what their action of that name does. */
const usersOfEffects: Readonly<Record<string, string>> = {
  edit: 'signUp bio profile quotation contract',
  addFile: 'quotation contract',
  storeFile: 'signUp resume',
  storeUploadedFile: 'bio profile',
  removeFile: 'signUp bio profile quotation contract',
  storeUploadFailure: 'signUp bio profile',
  storeProgress: 'signUp bio profile deliveryFiles',
  storeFailure:
    'auth prompt list signUp bio profile account quotation contract deliveryFiles bookmark files coverNotes invoice notifications passwordReset profileLink sharedProfile',
  reportExpiry:
    'connection list bio profile account quotation contract deliveryFiles bookmark files coverNotes invoice notifications outbox profileLink verification',
  storeUnanswered: 'quotation contract',
  storeSaved: 'bio profile',
  choose: 'bio profile resume tabDrafts',
  fill: 'bio profile',
  check: 'signUp bio profile quotation contract',
  storeAddress: 'prompt passwordReset',
};

it('an effect of several machines is that of the action in each; another machine is added or has its own', () => {
  const machines = Object.entries(flows).map(([name, { machine }]) => {
    const actions = new Set(chartOf(machine).transitions.flatMap((transition) => transition.actions));
    return { name, actions, effects: namesOf(name).effects };
  });
  const users = Object.entries(sharedNames.effects).map(([action, effect]) => {
    const ofEffect = machines.filter(({ actions, effects }) => actions.has(action) && effects[action] === effect);
    return [action, ofEffect.map(({ name }) => name)] as const;
  });
  expect(users.filter(([, names]) => names.length === 0)).toEqual([]);
  const shared = users.filter(([, names]) => names.length > 1).map(([action, names]) => [action, names.join(' ')]);
  expect(Object.fromEntries(shared)).toEqual(usersOfEffects);
});

it.each([
  ['bio', 'Type an invalid value', [candidateFields.bio.max]],
  ['invoice', 'Write a note that is too long', [paymentFields.note.max]],
  ['app', 'The outbox is full', [maxEntries, maxEntriesLength]],
  ['outbox', 'Save more than the outbox takes', [maxEntries, maxEntriesLength]],
  ['shared', 'The outbox is full', [maxEntries, maxEntriesLength]],
])('states the limits that a tester needs (%s: %s)', (machine, words, limits) => {
  const { steps } = machine === 'shared' ? sharedNames : namesOf(machine);
  for (const language of languages)
    for (const limit of limits) expect(textOf(steps[words], language)).toContain(limit.toLocaleString('en'));
});

it('quotes a message that has quotation marks, which become inner ones', () => {
  const name = { en: '{=toast_outbox_full} is shown', ar: 'تظهر {=toast_outbox_full}' };
  expect(textOf(name, 'en')).toMatch(/^“‘Save for later’ was not changed, [^“”]*” is shown$/);
  expect(textOf(name, 'ar')).toMatch(/^تظهر «لم يتغيّر “الحفظ لوقت لاحق” [^«»]*»$/);
});

it('refuses a machine without names', () => {
  expect(() => nameProblems('unknown', usedIn(flows.auth))).toThrow('unknown has no names');
});
