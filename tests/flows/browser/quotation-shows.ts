/** What a person sees on the page of a request for quotation, and the scenes that check it after each step. */
import type { AnyMachineSnapshot } from 'xstate';
import type { MessageId } from '../../../locales/ids.ts';
import type { QuotationDraft } from '../../../src/services/contract/fields/quotation-fields.ts';
import { alert, button, heading, inMain, logOut, showsExpiredSession } from './controls.ts';
import { question, titleOf } from './quotation-requests.ts';
import { dialog, rateField, rowLink } from './quotation-screen.ts';
import { type Scene, whileSignedIn } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const byItself = [
  // the page that is left reports it, and a click on a button leaves the focused field
  'quotation.viewing: quotation.close → stays',
  'quotation.drafting: draft.check → stays',
  // a reason is chosen, and a note is typed, before they are sent
  'quotation.declining: decline.change → stays',
  // the outbox replies at once
  'quotation.sendingToOutbox: outbox.accepted → quotation.viewing',
  'quotation.sendingToOutbox: outbox.rejected → quotation.drafting',
  'quotation.sendingDeclineToOutbox: outbox.accepted → quotation.viewing',
  'quotation.sendingDeclineToOutbox: outbox.rejected → quotation.declining',
];

export const quotationScene = (setUp: Scene['setUp'], stepActions: Scene['stepActions']): Scene => ({
  actor: 'quotation',
  setUp,
  stepActions: whileSignedIn(stepActions),
  byItself,
  shows,
});

/** Checks the screen after any step. */
const shows: Scene['shows'] = async (stage, { snapshot, words }) => {
  const { page, messages } = stage;
  const { context, value } = snapshot;
  if (words.startsWith('The outbox takes')) await expect(waiting(stage)).toBeVisible();
  if (words === 'Another person signs in') {
    await expect(page).toHaveURL(/\/job-request-list\/RFQ-2/);
    return expect(logOut(stage)).toBeVisible();
  }
  if (words === 'Cancel the quotation for a third request') {
    await expect(page).toHaveURL('/account');
    return expect(inMain(stage).getByText(messages('outbox_heading'))).toHaveCount(0);
  }
  if (words === 'Leave the page') return expect(rowLink(stage, context.request)).toBeVisible();
  if (context.apiError?.kind === 'unauthorized') return showsExpiredSession(stage);
  await expect(heading(stage)).toHaveText(titleOf(context.request));
  await showsState[String(value)]?.(stage, snapshot);
  // the outbox replies at once, and the page does not stay in these states
  if (value === 'sendingToOutbox' || value === 'sendingDeclineToOutbox') return;
  const isInDialog = dialogOf[String(value)] !== undefined;
  await expect(page.getByRole('dialog')).toHaveCount(isInDialog ? 1 : 0);
};

const dialogOf: Readonly<Record<string, MessageId>> = {
  withdrawal: 'quote_withdraw_ask',
  withdrawing: 'quote_withdraw_ask',
  declining: 'decline_heading',
  sendingDecline: 'decline_heading',
};

type Shows = (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<unknown>;

const doneMessages: Readonly<Record<string, MessageId>> = {
  sent: 'quote_sent',
  withdrawn: 'quote_withdrawn',
  declined: 'request_declined',
  undone: 'request_undone',
};

/** Only the form has this button. */
const form = (stage: Stage) => button(stage, 'quote_preview_open');
const preview = (stage: Stage) =>
  inMain(stage).getByRole('heading', { name: stage.messages('quote_preview'), exact: true });

const showsDialog =
  (title: MessageId, isBusy: boolean): Shows =>
  async (stage, { context }) => {
    const shown = dialog(stage, title);
    const send = shown.getByRole('button', {
      name: stage.messages(title === 'decline_heading' ? 'decline_request' : 'quote_withdraw'),
      exact: true,
    });
    await (isBusy ? expect(send).toBeDisabled() : expect(send).toBeEnabled());
    await expect(shown.getByRole('alert').filter({ hasText: /./ })).toHaveCount(context.apiError ? 1 : 0);
    if (context.validationErrors.reason) await expect(shown.getByText(stage.messages('field_required'))).toBeVisible();
  };

const showsUnknown =
  (isBusy: boolean): Shows =>
  async (stage) => {
    await expect(inMain(stage).getByText(stage.messages('unanswered_title'))).toBeVisible();
    const check = button(stage, 'quote_check');
    await (isBusy ? expect(check).toBeDisabled() : expect(check).toBeEnabled());
  };

/** What was typed and attached. */
async function showsDraft(stage: Stage, { rate, cover_note, answers, files }: QuotationDraft): Promise<void> {
  await expect(rateField(stage)).toHaveValue(rate);
  await expect(inMain(stage).getByLabel(stage.messages('quote_note'))).toHaveValue(cover_note);
  await expect(inMain(stage).getByLabel(question)).toHaveValue(answers.Q1 ?? '');
  for (const { file_name } of files) await expect(inMain(stage).getByText(file_name, { exact: true })).toBeVisible();
  if (files.length === 0) await expect(inMain(stage).getByRole('listitem').getByText('method.pdf')).toHaveCount(0);
}

/** A change that waits in the outbox. */
const waiting = (stage: Stage) => inMain(stage).getByText(stage.messages('outbox_waiting'));

/** The outbox has taken the response, or it is on screen again with the reason why it was not sent. */
const showsSentToOutbox: Shows = (stage) => expect(waiting(stage).or(alert(stage)).first()).toBeVisible();

const showsState: Readonly<Record<string, Shows>> = {
  viewing: async (stage, { context }) => {
    await expect(form(stage).or(preview(stage))).toHaveCount(0);
    if (context.done)
      await expect(inMain(stage).getByText(stage.messages(doneMessages[context.done] ?? 'quote_sent'))).toBeVisible();
    if (context.apiError) await expect(alert(stage)).not.toBeEmpty();
  },
  drafting: async (stage, { context }) => {
    await expect(form(stage)).toBeVisible();
    await expect(button(stage, 'quote_send')).toBeEnabled();
    await showsDraft(stage, context.drafts[context.request]);
    const invalid = Object.keys(context.validationErrors);
    await expect(inMain(stage).locator('[aria-invalid="true"]')).toHaveCount(invalid.length);
    for (const name of invalid)
      await expect(inMain(stage).locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
    if (context.isLost) await expect(alert(stage)).toHaveText(stage.messages('quote_lost'));
    if (context.apiError) await expect(alert(stage).first()).not.toBeEmpty();
  },
  previewing: async (stage) => {
    await expect(preview(stage)).toBeVisible();
    await expect(button(stage, 'quote_send')).toBeEnabled();
  },
  sending: async (stage) => expect(button(stage, 'quote_send')).toBeDisabled(),
  sendingToOutbox: showsSentToOutbox,
  sendingDeclineToOutbox: (stage) =>
    expect(waiting(stage).or(dialog(stage, 'decline_heading').getByRole('alert')).first()).toBeVisible(),
  unanswered: showsUnknown(false),
  checking: showsUnknown(true),
  withdrawal: showsDialog('quote_withdraw_ask', false),
  withdrawing: showsDialog('quote_withdraw_ask', true),
  declining: showsDialog('decline_heading', false),
  sendingDecline: showsDialog('decline_heading', true),
  undoing: async (stage) => expect(button(stage, 'decline_undo')).toBeDisabled(),
};
