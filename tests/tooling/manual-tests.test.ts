/**
 * The paths are described in words that a tester can follow: what to do, what the server replies, and what is then
 * seen.
 */
import '../flows/fixed.ts';
import { expect, test } from 'vitest';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { chartOf } from '../../src/machines/chart.ts';
import { pathsThrough } from '../flows/explore.ts';
import { flows } from '../flows/flows.ts';
import { everyReportedPath, reportedMachine } from '../flows/reported-machine.ts';

/** The path of the login that ends with a transition. */
function ofAuth(cause: string) {
  const { paths, ...auth } = reportedMachine('auth');
  return { ...auth, paths: paths.filter(({ steps }) => steps.at(-1)?.takes.at(-1)?.includes(cause)) };
}

test('a step is what a person does or the server replies, in the words on screen', () => {
  const [en] = toManualTests(ofAuth('✓ signIn [hasToken]'), 'en');
  expect(en).toMatchObject({
    machine: 'auth',
    language: 'en',
    title: 'the server accepts the login → the user is logged in, and “Overview” is open',
    precondition: 'the page /login is open and nobody is logged in',
    kind: 'reply',
    priority: 'high',
    steps: [
      {
        action:
          'the user enters the email noor@example.com and the password “Ten letters or more” and presses “Log in”',
        data: [],
        expected: 'the login is being sent, and its button is disabled',
      },
      {
        action: 'the server accepts the login',
        data: [
          ['Request', 'method=user_signin'],
          ['Reply', '{"message":{"msg":"success","data":{"access_token":"T1"}}}'],
        ],
      },
    ],
  });
  const [ar] = toManualTests(ofAuth('✗ signIn'), 'ar');
  expect(ar?.steps[1]).toEqual({
    action: 'يرفض الخادم تسجيل الدخول',
    data: [
      ['الطلب', 'method=user_signin'],
      ['الرد', 'الحالة 417، \u200f"exc_type": "ValidationError"'],
    ],
    expected: 'يبيّن النموذج سبب فشل الدخول؛ تبيّن الصفحة السبب: «لم تقبل الخدمة هذا الطلب.»',
    notOnScreen: '',
  });
  expect(ar).toMatchObject({ kind: 'failure', priority: 'medium' });
});

test('a step can state what is seen after it instead of the state of the machine', () => {
  const opened = {
    ...{ words: 'The server opens the account', event: 'xstate.done.actor.register', payload: {}, state: 'account' },
    ...{ takes: [], request: null, failure: null, reason: null, reply: null, notOnScreen: null, tabOrder: null },
    fieldErrors: { en: [], ar: [] },
  };
  const paths = [{ id: 'signUp-1', sequence: 'signUp-1', start: 'a valid draft, at its review', steps: [opened] }];
  const expected = (language: 'en' | 'ar') =>
    toManualTests({ id: 'signUp', chart: chartOf(flows.signUp.machine), paths }, language)[0]?.steps[0]?.expected;
  expect([expected('en'), expected('ar')]).toEqual([
    'the page /welcome is open, and the header has “Log out”; what was typed is removed',
    expect.stringContaining('‎/welcome'),
  ]);
});

test.each([
  ['contract', 'Another person signs in', 'the page states “This item is no longer available.”'],
  ['quotation', 'Another person signs in', 'the page states “This item is no longer available.”'],
  ['files', 'Another person signs in', 'the page states “This item is no longer available.”'],
  ['contract', 'Leave the page', 'the page that the user has opened is shown'],
  ['quotation', 'Leave the page', 'the page that the user has opened is shown'],
  ['list', 'Leave its page', 'the page that the user has opened is shown'],
] as const)('%s: after “%s”, %s', (id, words, expected) => {
  const machine = reportedMachine(id);
  const tests = toManualTests(machine, 'en');
  const found = machine.paths.flatMap(({ steps }, path) =>
    steps.flatMap((step, at) => (step.words === words ? [tests[path]?.steps[at]?.expected] : [])),
  );
  expect(new Set(found)).toEqual(new Set([expected]));
});

test('what no control of the page does has the same command in both languages', () => {
  const machine = reportedMachine('storage');
  const instructions = (language: 'en' | 'ar', name: string) =>
    toManualTests(machine, language).flatMap(({ steps }) =>
      steps.flatMap(({ data }) => data.flatMap(([key, value]) => (key === name ? [value] : []))),
    );
  const commandIn = (text: string) => /run (.+) in (?:its console|the console)/.exec(text)?.[1];
  const commands = instructions('en', 'How').map(commandIn);
  expect(commands).toContain('localStorage.clear()');
  expect(commands).toHaveLength(machine.paths.flatMap(({ steps }) => steps).length);
  expect(instructions('ar', 'الطريقة')).toEqual(
    commands.map((command) => expect.stringContaining(`\u200e${command}\u200e`)),
  );
});

test('what the page states after a failure is quoted, unless the login page replaces the page', () => {
  const last = (id: 'prompt' | 'account' | 'list', cause: string) => {
    const machine = reportedMachine(id);
    const path = machine.paths.find(({ steps }) => steps.at(-1)?.words === cause);
    if (!path) throw new Error(`No path of ${id} ends with: ${cause}`);
    const tests = toManualTests({ ...machine, paths: [path] }, 'en');
    return tests[0]?.steps.at(-1)?.expected;
  };
  expect(last('prompt', 'The server refuses')).toMatch(/; “We couldn't add this address\. .*” is shown at the field$/);
  expect(last('account', 'The server refuses the password')).toMatch(/: “The service didn't accept this\.”$/);
  const login = 'the login page is opened, because the session has expired';
  expect(last('account', 'The session has expired before the change')).toBe(login);
  expect(last('list', 'The session has expired')).toBe(login);
});

test('the page is left before the reply only while the login is being sent', () => {
  const left = toManualTests(reportedMachine('auth'), 'en').flatMap(({ steps }) =>
    steps.flatMap(({ action }, at) => (action.includes('leaves the page') ? [[steps[at - 1]?.expected, action]] : [])),
  );
  const action = 'the user leaves the page by the link “SG Network”';
  expect(left).toEqual([
    ['the login is being sent, and its button is disabled', `${action} before the reply`],
    [expect.stringContaining('the form states why the login failed'), action],
  ]);
});

test('the same action is described by what it does in its machine', () => {
  const expected = (id: 'outbox' | 'tabDrafts' | 'profileLink' | 'contractWatch' | 'bookmark') =>
    toManualTests(reportedMachine(id), 'en').flatMap(({ steps }) => steps.map((step) => step.expected));
  expect(expected('outbox')).toContain('nothing waits to be sent; the change is no longer waiting to be sent');
  expect(expected('tabDrafts')).toContain('the changes of both tabs are in the form');
  expect(expected('tabDrafts').filter((text) => /no longer/.test(text))).toEqual([]);
  expect(expected('profileLink')).toContain('the page offers “Create a link”');
  const again = 'the contract is read again at growing intervals; the next read follows after five seconds';
  expect(expected('contractWatch').filter((text) => text.includes(';'))).toEqual([again, again]);
  const saved = 'the button shows whether the request is saved; the request is shown as saved';
  expect(expected('bookmark')).toContain(saved);
});

test.each([
  ['coverNotes', 'القوالب معروضة'],
  ['invoice', 'الفاتورة معروضة'],
  ['sharedProfile', 'الملف الشخصي معروض'],
] as const)('what the state and the action both state is stated once in Arabic too (%s)', (id, state) => {
  const steps = toManualTests(reportedMachine(id), 'ar').flatMap((each) => each.steps);
  const stated = steps.filter(({ expected }) => expected.startsWith(state)).map(({ expected }) => expected);
  expect(stated).toContain(state);
  expect(stated.filter((text) => text.includes('؛ تظهر') || text.includes('؛ يظهر'))).toEqual([]);
});

test.each(['passwordReset', 'verification'] as const)('a page of a link has lost it after a reload (%s)', (id) => {
  const machine = { ...reportedMachine(id), paths: everyReportedPath(id) };
  const steps = toManualTests(machine, 'en').flatMap((each) => each.steps);
  const reloaded = steps.filter(({ action }) => action === 'the user reloads the page');
  expect(reloaded.length).toBeGreaterThan(0);
  expect(reloaded.filter(({ expected }) => !expected.includes('“This link no longer works” is shown'))).toEqual([]);
});

test.each(['contract', 'quotation'] as const)('what is typed on a path is about the page that is open (%s)', (id) => {
  const steps = pathsThrough(flows[id]).flatMap((path) => path.steps);
  const keys = steps.flatMap(({ snapshot }) => Object.keys(snapshot.context.drafts));
  // the name of the record is their end
  expect(keys.filter((key) => !/[A-Z]+-\d$/.test(key))).toEqual([]);
});
