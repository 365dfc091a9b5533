/** The controls and the expected content of the page of a contract. */
import type { MessageId } from '../../../locales/ids.ts';
import type { ContractContext } from '../../../src/machines/contract-context.ts';
import { featureSlices } from '../../../src/machines/persistence/feature-slices.ts';
import { actDraftOf } from '../../../src/services/contract/contract-act.ts';
import { paths } from '../../../src/ui/paths.ts';
import { type ContractName, type ContractWire, titleOf, toSign } from './contract-records.ts';
import { button, heading, inMain, showsExpiredSession } from './controls.ts';
import { answerMemberReads } from './member-reads.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The part of a snapshot of the contract machine that the screen depends on. */
interface Snapshot {
  readonly value: unknown;
  readonly context: ContractContext;
}

export const fullName = (stage: Stage) =>
  inMain(stage).getByRole('textbox', { name: stage.messages('sign_full_name') });
export const checkbox = (stage: Stage, word: MessageId) =>
  inMain(stage).getByRole('checkbox', { name: stage.messages(word) });

/** Opens a contract with the state of the path's start, as restored from an earlier visit. */
export const openContract =
  (contract: ContractWire, stored: object = {}): Scene['setUp'] =>
  async (stage, { start: { slice } }) => {
    answerReads(stage);
    stage.server.hold('getContract', 'signContract', 'declineContract', 'uploadDeliverable', 'signIn');
    const { value, context } = slice ?? {};
    const { version } = featureSlices.contract;
    const restored = JSON.stringify({ version, value, context: { ...context, ...stored } });
    await stage.open(paths.contract(contract.name), { token: 'T0', slices: { contract: restored } });
    await showsContract(stage, contract);
  };

export const openList: Scene['setUp'] = async (stage) => {
  answerReads(stage);
  stage.server.hold('getContract');
  await stage.open(paths.contracts, { token: 'T0' });
  await expect(linkTo(stage, 'CON-1')).toBeVisible();
};

function answerReads(stage: Stage): void {
  answerMemberReads(stage);
  stage.server.always('getContractList', { data: [toSign('CON-1'), toSign('CON-2')] });
}

const linkTo = ({ page }: Stage, name: ContractName) => page.getByRole('link', { name: titleOf(name), exact: true });

/** Answers the read of a page, which shows the contract then. */
async function showsContract(stage: Stage, contract: ContractWire): Promise<void> {
  await stage.server.answer('getContract', { data: contract });
  await expect(heading(stage)).toHaveText(contract.title);
}

export const openFromList =
  (contract: ContractWire): StepAction =>
  async (stage) => {
    await linkTo(stage, contract.name).click();
    await showsContract(stage, contract);
  };

/** By the list; while a call runs, another contract cannot be selected. */
export const openAnother = (contract: ContractWire): GuardedStepAction => ({
  when: (snapshot) => isThere(snapshot) && !isBusy(snapshot) && snapshot.context.contract !== contract.name,
  action: async (stage, step) => {
    await leave(stage, step);
    await openFromList(contract)(stage, step);
  },
});

export const leave: StepAction = (stage) =>
  inMain(stage)
    .getByRole('link', { name: stage.messages('contract'), exact: true })
    .click();

/** Whether the page of the contract is shown, as opposed to the login page. */
const isThere = ({ context }: Snapshot): boolean => context.apiError?.kind !== 'unauthorized';

const isBusy = ({ value }: Snapshot): boolean => value === 'sending' || value === 'checking';

export const at = (
  state: string,
  action: StepAction,
  when: (context: ContractContext) => boolean = () => true,
): GuardedStepAction => ({
  when: (snapshot) => snapshot.value === state && isThere(snapshot) && when(snapshot.context),
  action,
});

/** The button that sends an act, and the message once the server has taken it. */
const words: Readonly<Record<ContractContext['act'], { readonly submit: MessageId; readonly done: MessageId }>> = {
  sign: { submit: 'sign_now', done: 'contract_signed_done' },
  decline: { submit: 'contract_decline', done: 'contract_declined_done' },
  deliver: { submit: 'delivery_send', done: 'delivery_sent' },
  end: { submit: 'ending_send', done: 'ending_done' },
};

/** The button of the act that a contract waits for. */
const nextAct = (stage: Stage) => button(stage, 'contract_review').or(button(stage, 'contract_deliver'));

export const form = ({ page }: Stage) => page.locator('form[aria-busy]');
export const submit = (stage: Stage, act: ContractContext['act']) =>
  form(stage).getByRole('button', { name: stage.messages(words[act].submit), exact: true });

/** Checks the page of a contract after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot }) => {
  const { page, messages } = stage;
  const { value, context }: Snapshot = snapshot;
  if (!isThere(snapshot)) return showsExpiredSession(stage);
  const isWriting = value === 'writing' || value === 'sending';
  await expect(form(stage)).toHaveCount(isWriting ? 1 : 0);
  if (context.done) await expect(page.getByText(messages(words[context.done].done))).toBeVisible();
  else if (value === 'viewing') await expect(nextAct(stage)).toBeVisible();
  if (isWriting) await showsForm(stage, { value, context });
  const isUnknown = value === 'unanswered' || value === 'checking';
  await expect(page.getByText(messages('unanswered_title'))).toHaveCount(isUnknown ? 1 : 0);
  if (isUnknown) await expect(button(stage, 'contract_check')).toBeEnabled({ enabled: value === 'unanswered' });
};

async function showsForm(stage: Stage, { value, context }: Snapshot): Promise<void> {
  const { page, messages } = stage;
  const { act, readTerms, validationErrors, apiError, isLost, isStale } = context;
  const draft = actDraftOf(context);
  const isReady = act !== 'sign' || hasSignature(context);
  await expect(submit(stage, act)).toBeEnabled({ enabled: value === 'writing' && isReady });
  if (act === 'sign') {
    await expect(fullName(stage)).toHaveValue(draft.full_name);
    await expect(checkbox(stage, 'sign_have_read')).toBeChecked({ checked: readTerms !== '' });
    await expect(checkbox(stage, 'sign_consent')).toBeChecked({ checked: draft.consent === '1' });
  }
  if (act === 'deliver') {
    await expect(form(stage).getByRole('listitem')).toHaveText(draft.files.map(shownName));
    await submit(stage, act).scrollIntoViewIfNeeded(); // the files are above it in the picture
  }
  await expect(form(stage).locator('[aria-invalid="true"]')).toHaveCount(Object.keys(validationErrors).length);
  await expect(page.getByText(messages('contract_lost'))).toHaveCount(isLost ? 1 : 0);
  await expect(page.getByText(messages('sign_changed'))).toHaveCount(isStale ? 1 : 0);
  if (apiError) await expect(form(stage).getByRole('alert')).not.toBeEmpty();
}

const shownName = ({ file_name }: { file_name: string }): RegExp => new RegExp(file_name);

/** Whether the terms were read, the name is typed, and the person agrees. */
export function hasSignature(context: ContractContext): boolean {
  const { full_name, consent } = actDraftOf(context);
  return context.readTerms !== '' && full_name !== '' && consent === '1';
}
