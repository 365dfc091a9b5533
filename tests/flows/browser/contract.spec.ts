import type { ContractEvent } from '../../../src/machines/contract-context.ts';
import { actDraftOf, emptyAct } from '../../../src/services/contract/contract-act.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import * as records from './contract-records.ts';
import { declineReplies, signReplies } from './contract-replies.ts';
import * as screen from './contract-screen.ts';
import { button, heading } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

type Change = Extract<ContractEvent, { type: 'draft.change' }> & { value: string };

const { toSign, toDeliver } = records;
const { at, checkbox, form, fullName, openAnother, openContract } = screen;

const scene = (parts: Pick<Scene, 'setUp' | 'stepActions'> & Partial<Scene>): Scene => ({
  actor: 'contract',
  // a page that is left reports it, and a click on a button leaves the focused field
  byItself: ['contract.viewing: contract.close → stays', 'contract.writing: draft.check → stays'],
  shows: screen.shows,
  ...parts,
});

const cancel: StepAction = (stage) =>
  form(stage)
    .getByRole('button', { name: stage.messages('cancel'), exact: true })
    .click();

const review: StepAction = (stage) => button(stage, 'contract_review').click();

/** Who does not have the contract on the page. */
const signInElsewhere: StepAction = async (stage) => {
  await logInElsewhere(stage);
  await stage.server.answer('getContract', errorAnswers.missing);
};

const showsMissing = ({ page, messages }: Stage) =>
  expect(page.getByText(messages('not_found'), { exact: true })).toBeVisible();

const sign = scene({
  setUp: openContract(toSign('CON-1')),
  stepActions: {
    'Open another contract': openAnother(toSign('CON-2')),
    'Review it': at('viewing', review),
    'Read the terms': at(
      'writing',
      (stage) => checkbox(stage, 'sign_have_read').check(),
      ({ readTerms }) => readTerms === '',
    ),
    'Type the name': at(
      'writing',
      (stage, { event }) => fullName(stage).fill((event as Change).value),
      (context) => actDraftOf(context).full_name === '',
    ),
    'Leave the name': at('writing', async (stage) => {
      await fullName(stage).focus();
      await fullName(stage).press('Tab');
    }),
    Agree: at(
      'writing',
      (stage) => checkbox(stage, 'sign_consent').check(),
      (context) => actDraftOf(context).consent === '',
    ),
    Sign: at('writing', (stage) => screen.submit(stage, 'sign').click(), screen.hasSignature),
    Check: at('unanswered', (stage) => button(stage, 'contract_check').click()),
    ...signReplies,
    'Another person signs in': at('viewing', signInElsewhere, ({ done }) => done === null),
  },
  shows: (stage, step) => (step.words === 'Another person signs in' ? showsMissing(stage) : screen.shows(stage, step)),
});

const decline = scene({
  setUp: openContract(toSign('CON-1')),
  stepActions: {
    Send: at('writing', (stage) => screen.submit(stage, 'decline').click()),
    ...declineReplies,
    'Leave the page': at('viewing', screen.leave, ({ done }) => done !== null),
  },
  shows: async (stage, step) => {
    if (step.words !== 'Leave the page') return screen.shows(stage, step);
    await expect(heading(stage)).toHaveText(stage.messages('contract'));
  },
});

const file = (name: string, file_name: string) => ({ name, file_name, file_size: '8', expires_at: '4102444800000' });
const report = { ...emptyAct, milestone: 'M1', note: 'The report', files: [file('F1', 'report.pdf')] };
const annex = { name: 'annex.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const deliver = scene({
  setUp: openContract(toDeliver, { drafts: { 'deliver CON-1': report } }),
  stepActions: {
    'A file is uploaded': at('writing', async (stage) => {
      await form(stage).locator('input[type="file"]').setInputFiles(annex);
      const data = { name: 'F2', file_name: annex.name, file_size: 8, expires_on: '2099-12-31 00:00:00' };
      await stage.server.answer('uploadDeliverable', { data });
    }),
    'Remove a file': at(
      'writing',
      (stage) =>
        form(stage)
          .getByRole('button', {
            name: stage.messages('delivery_remove', { name: isolated('report.pdf') }),
            exact: true,
          })
          .click(),
      (context) => actDraftOf(context).files.some(({ name }) => name === 'F1'),
    ),
    Cancel: at('writing', cancel),
  },
});

const tooEarly = { ...emptyAct, reason: 'Health', last_day: records.dayWithinNotice };

const end = scene({
  setUp: openContract(toDeliver, { drafts: { 'end CON-1': tooEarly } }),
  stepActions: {
    Send: at('writing', (stage) => screen.submit(stage, 'end').click()),
  },
});

playFlows(
  'contract',
  {
    'the list of contracts, signed in': scene({
      setUp: screen.openList,
      stepActions: { 'Open the contract': screen.openFromList(toSign('CON-1')) },
    }),
    'the page of a contract to sign, signed in': sign,
    'the form to decline, filled in': decline,
    'the form of a delivery, with a note and a file': deliver,
    'the form to end a contract early, with a day within the notice period': end,
    'a contract with an act without a reply, after another one': scene({
      setUp: openContract(toDeliver),
      stepActions: { 'Open another contract': openAnother(toSign('CON-2')) },
    }),
    'a page after an act on another contract that got no reply': scene({
      setUp: openContract(toSign('CON-2')),
      stepActions: {
        'Review the contract': at('viewing', review, ({ contract }) => contract === 'CON-2'),
        'Open the contract without a reply': openAnother(toDeliver),
      },
    }),
  },
  { isSampled: true },
);
