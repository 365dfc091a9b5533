/** The controls and the expected content of the sign-up pages. */
import { type AnyMachineSnapshot, matchesState, type StateValue } from 'xstate';
import type { MessageId } from '../../../locales/ids.ts';
import type { Step as StepName } from '../../../src/services/contract/fields/candidate-table.ts';
import type { SignUpDraft } from '../../../src/services/contract/fields/draft.ts';
import { type Stage as StageName, stageOf, stages } from '../../../src/ui/sign-up/stages.ts';
import { signUpSlice } from '../../browser/support/sign-up.ts';
import { alert, button, heading, inMain } from './controls.ts';
import { intervals } from './held-server.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const field = (stage: Stage, word: MessageId) => inMain(stage).getByLabel(stage.messages(word));

/** Opens the sign-up with the draft of the path's start, as restored from a closed tab. */
export const openDraft: Scene['setUp'] = async (stage, { start, steps }) => {
  const { value, context } = start.slice ?? {};
  const draft = context && 'draft' in context ? (context.draft as SignUpDraft) : null; // a row of the sign-up
  await stage.open('/wizard-master', draft && value ? { slices: { signUp: signUpSlice(value, draft) } } : {});
  const at = stageOf(value ?? 'account');
  await expect(heading(stage)).toHaveText(stage.messages(`step_${at}`));
  await reportsOpening(stage);
  await showsChoices(stage);
  if (steps.some(({ words }) => words.startsWith('Go to'))) await layHistory(stage, at);
};

/** The page reports that it is open after it is drawn. */
const reportsOpening = ({ actors }: Stage) =>
  expect.poll(() => actors.takenBy('signUp').some((id) => id.includes(': signUp.opened →')), { intervals }).toBe(true);

/** Fills the browser's history as if all steps had been visited. */
async function layHistory(stage: Stage, at: StageName): Promise<void> {
  const { page, messages, actors } = stage;
  await page.evaluate((names) => {
    // the functions of the prototype, because the router has replaced those of `history` and would follow each step
    for (const [place, name] of names.slice(0, -1).entries())
      History.prototype[place === 0 ? 'replaceState' : 'pushState'].call(history, null, '', `?step=${name}`);
    // a page that is drawn reads the address, so the app follows the last one before it is left
    history.pushState(null, '', `?step=${names.at(-1)}`);
  }, stages);
  await expect(heading(stage)).toHaveText(messages('step_review'));
  const back = stages.indexOf(at) - stages.indexOf('review');
  if (back === 0) return;
  await page.evaluate((by) => history.go(by), back);
  await expect.poll(() => actors.takenBy('signUp'), { intervals }).toContain(visitOf(at));
  await expect(heading(stage)).toHaveText(messages(`step_${at}`));
}

const visitOf = (at: StageName) => `signUp: signUp.visit [mayVisit ${at}] → signUp.${at}`;

/** Goes to the history entry of a step, as with the browser's Back and Forward. */
export const goTo =
  (step: StageName): StepAction =>
  ({ page }) =>
    page.evaluate((name) => {
      const { navigation } = window as unknown as { navigation: Entries };
      const entries = navigation.entries().filter(({ url, sameDocument }) => sameDocument && url.endsWith(`=${name}`));
      const entry = entries.at(-1);
      if (entry) history.go(entry.index - navigation.currentEntry.index);
    }, step);

/** The part of the Navigation API that is used here. */
interface Entries {
  entries(): { readonly url: string; readonly index: number; readonly sameDocument: boolean }[];
  readonly currentEntry: { readonly index: number };
}

export const next: StepAction = (stage) => button(stage, 'step_next').or(button(stage, 'back_to_review')).click();
export const back: StepAction = (stage) => button(stage, 'back').click();
export const edit =
  (step: StepName): StepAction =>
  (stage) =>
    button(stage, 'edit_named', { name: stage.messages(`step_${step}`) }).click();

export const typeFirstName: StepAction = (stage) => field(stage, 'first_name').fill('Nour');
export const leaveField: StepAction = async (stage) => {
  await field(stage, 'first_name').focus();
  await field(stage, 'first_name').press('Tab');
};

export const password = (stage: Stage) => inMain(stage).getByLabel(stage.messages('password'), { exact: true });

/** Checks the screen after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot }) => {
  const { messages } = stage;
  await expect(heading(stage)).toHaveText(messages(`step_${stageOf(snapshot.value)}`));
  await showsChoices(stage);
  const { validationErrors, passwordError } = snapshot.context;
  const isReview = stageOf(snapshot.value) === 'review';
  const invalid = isReview ? (passwordError ? ['password'] : []) : Object.keys(validationErrors);
  for (const id of invalid) await expect(inMain(stage).locator(`[id="${id}"]`)).toHaveAttribute('aria-invalid', 'true');
  if (invalid.length === 0) await expect(inMain(stage).locator('[aria-invalid="true"]')).toHaveCount(0);
  if (isReview) await showsReview(stage, snapshot);
};

/** The server's lists have arrived: until then a button that is being pressed can move away from the pointer. */
const showsChoices = (stage: Stage) =>
  expect(inMain(stage).locator('[role="status"][aria-busy="true"]'), 'skeletons').toHaveCount(0);

/** Whether the registration is being sent, or its outcome is unknown. */
function sentIn(value: StateValue) {
  const isUnknown = matchesState({ unanswered: 'waiting' }, value);
  return { isUnknown, isSending: !isUnknown && matchesState('unanswered', value) };
}

async function showsReview(stage: Stage, { value, context }: AnyMachineSnapshot): Promise<void> {
  const { messages } = stage;
  const { isSending, isUnknown } = sentIn(value);
  const submit = button(stage, isUnknown ? 'check_now' : 'create_account');
  await (isSending ? expect(submit).toBeDisabled() : expect(submit).toBeVisible());
  await expect(button(stage, 'edit_named', { name: messages('step_account') })).toBeEnabled({
    enabled: value === 'review',
  });
  // the password is the only text field
  await expect(inMain(stage).getByRole('textbox').or(inMain(stage).getByRole('combobox'))).toHaveCount(1);
  const hasProblem = context.apiError !== null || Object.keys(context.validationErrors).length > 0;
  if (isUnknown) await expect(stage.page.getByText(messages('unanswered_title'))).toBeVisible();
  else if (context.apiError?.kind === 'duplicate') await expect(alert(stage)).toContainText(messages('address_taken'));
  else if (value === 'review') await expect(alert(stage)).toHaveCount(hasProblem ? 1 : 0);
}
