/** What the parties of a contract do: the candidate on the page, the others on the server. */
import type { CallName } from '../../../src/services/contract/calls.ts';
import { daysAfter, siteDay } from '../../../src/services/contract/site-time.ts';
import { contractIn } from './contract-life-records.ts';
import { returnToPage } from './contract-life-screen.ts';
import { replyTo } from './contract-records.ts';
import { checkbox, form, fullName, submit } from './contract-screen.ts';
import { button } from './controls.ts';
import type { StepAction } from './scene.ts';

/** Another party changes the contract, which the page reads again when the person returns to it. */
export const changeElsewhere: StepAction = async (stage, { snapshot }) => {
  stage.server.always('getContract', { data: contractIn(snapshot) });
  await returnToPage(stage);
};

/** The server takes what the candidate sends. */
const taken =
  (call: CallName, act: StepAction): StepAction =>
  async (stage, step) => {
    await act(stage, step);
    const contract = contractIn(step.snapshot);
    await stage.server.called(call);
    stage.server.always('getContract', { data: contract });
    await stage.server.answer(call, { data: replyTo(contract) });
  };

export const sign = taken('signContract', async (stage) => {
  await button(stage, 'contract_review').click();
  await checkbox(stage, 'sign_have_read').check();
  await fullName(stage).fill('Noura Ali');
  await checkbox(stage, 'sign_consent').check();
  await submit(stage, 'sign').click();
});

export const decline = taken('declineContract', async (stage) => {
  await button(stage, 'contract_decline').click();
  await form(stage).locator('[name="reason"]').selectOption('Dates');
  await submit(stage, 'decline').click();
});

export const deliver = taken('deliverMilestone', async (stage) => {
  await button(stage, 'contract_deliver').click();
  await form(stage).locator('[name="note"]').fill('The work is done');
  await submit(stage, 'deliver').click();
});

/** A day after the notice period of the contract. */
const lastDay = daysAfter(siteDay(Date.now()), 60);

export const giveNotice = taken('endContract', async (stage) => {
  await button(stage, 'ending_ask').click();
  await form(stage).locator('[name="last_day"]').fill(lastDay);
  await form(stage).locator('[name="reason"]').selectOption('Health');
  await submit(stage, 'end').click();
});
