/** A tester compares what the page states after a failure with the report, so the report has the sentence itself. */
import '../flows/fixed.ts';
import { describe, expect, test } from 'vitest';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { CallError } from '../../src/services/contract/api-error.ts';
import { reportedMachine } from '../flows/reported-machine.ts';
import { refused, throttled, unauthorized } from '../flows/rows/faults.ts';
import { stepRequest } from '../flows/step-requests.ts';

const ids = [
  'app',
  'connection',
  'invoice',
  'list',
  'outbox',
  'profile',
  'profileLink',
  'quotation',
  'resume',
  'signUp',
  'verification',
] as const;
const machines = ids.map((id) => reportedMachine(id));

/** What is expected after the step with these words. */
function expectedAfter(id: (typeof ids)[number], words: string, language: 'en' | 'ar' = 'en') {
  const [machine] = machines.filter((each) => each.id === id);
  const at = machine?.paths.findIndex(({ steps }) => steps.at(-1)?.words === words) ?? -1;
  return machine && toManualTests(machine, language)[at]?.steps.at(-1)?.expected;
}

describe.each([
  ['en', /states the reason(?!: “)/],
  ['ar', /تبيّن الصفحة السبب(?!: «)/],
] as const)('in %s', (language, withoutWords) => {
  test.each(machines)('no step of $id states a reason without its words', (machine) => {
    const steps = toManualTests(machine, language).flatMap((each) => each.steps);
    expect(steps.map(({ expected }) => expected).filter((text) => withoutWords.test(text))).toEqual([]);
  });
});

test('the sentence is that of the failure, in the language of the feature', () => {
  expect(expectedAfter('quotation', 'The server refuses it back')).toContain("“The service didn't accept this.”");
  expect(expectedAfter('profileLink', 'Revoking it gets no reply')).toContain('states the reason: “Request timed out”');
  expect(expectedAfter('profileLink', 'Revoking it gets no reply', 'ar')).toContain('السبب: «انتهت مهلة الطلب»');
  expect(expectedAfter('signUp', 'The address is taken')).toContain('“There is already an account with this email');
  expect(expectedAfter('signUp', 'The server gives no token')).toContain('states the reason: “An error occurred”');
  expect(expectedAfter('profile', 'The upload fails')).toContain("why the upload failed: “The service didn't accept");
});

test('a toast is quoted', () => {
  expect(expectedAfter('app', 'Storage is read, with one damaged slice')).toContain('“Some data saved in this browser');
});

test('a sentence with a value has the value', () => {
  expect(expectedAfter('verification', 'The server refuses for half a minute')).toMatch(
    /: “.* Try again in 30 seconds\.”$/,
  );
  const state = 'the page states why the file cannot be used';
  expect(expectedAfter('resume', 'Choose a file that is too large')).toBe(`${state}: “The file is larger than 1 MB.”`);
  expect(expectedAfter('resume', 'It is another JSON')).toContain(`${state}: “This JSON file isn't a resume`);
});

test('a step has the sentence of its failure, with the seconds of a wait, unless fields state it', () => {
  const reasonOf = (machine: string, error: unknown) =>
    stepRequest(machine, { type: 'xstate.error.actor.signIn', error }, { context: {} }).reason;
  expect(reasonOf('bio', refused)).toEqual({
    en: "The service didn't accept this.",
    ar: 'لم تقبل الخدمة هذا الطلب.',
  });
  expect(reasonOf('bio', throttled)).toEqual({
    en: 'Too many attempts. Try again in 30 seconds.',
    ar: expect.stringContaining('30 ثانية'),
  });
  expect(reasonOf('bio', new CallError({ kind: 'refused', fields: { file: 'fileContent' } }))).toBeNull();
  expect([reasonOf('auth', unauthorized)?.en, reasonOf('bio', unauthorized)?.en]).toEqual([
    'The email or password is incorrect.',
    'Your session has expired. Log in again to continue.',
  ]);
});
