/** The controls and the expected content of the page of an invoice. */
import type { MessageId } from '../../../locales/ids.ts';
import { type InvoiceContext, noteOf } from '../../../src/machines/invoice-machine.ts';
import { paths } from '../../../src/ui/paths.ts';
import { alert, button, heading, inMain, link, showsExpiredSession } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { type InvoiceName, invoiceOf, rows, titleOf } from './invoice-records.ts';
import { answerMemberReads } from './member-reads.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The part of a snapshot of the invoice machine that the screen depends on. */
interface Snapshot {
  readonly value: unknown;
  readonly context: InvoiceContext;
}

const noteField = (stage: Stage) => inMain(stage).getByRole('textbox', { name: stage.messages('payment_note') });
const rowLink = (stage: Stage, name: InvoiceName) => inMain(stage).getByRole('link', { name });

export const openList: Scene['setUp'] = async (stage) => {
  answerMemberReads(stage);
  stage.server.always('getInvoices', { data: rows });
  stage.server.hold('getInvoice', 'askPayment', 'signIn');
  await stage.open(paths.invoices, { token: 'T0' });
  await expect(rowLink(stage, 'SINV-1')).toBeVisible();
};

/** Opens the first invoice from the list. */
export const openInvoice: Scene['setUp'] = async (stage, path) => {
  await openList(stage, path);
  await rowLink(stage, 'SINV-1').click();
  await stage.server.answer('getInvoice', { data: invoiceOf('SINV-1') });
  await expect(button(stage, 'payment_ask')).toBeEnabled();
  await reports(stage, 'invoice.reading: ✓ getInvoice → invoice.shown');
};

/** Asks about the payment of the first invoice, and loses the reply. */
export const loseReply: Scene['setUp'] = async (stage, path) => {
  await openInvoice(stage, path);
  await noteField(stage).fill('When may I expect it?');
  await button(stage, 'payment_ask').click();
  await stage.server.answer('askPayment', 'abort');
  await expect(button(stage, 'payment_check')).toBeEnabled();
  await reports(stage, 'invoice.asking: ✗ askPayment [mayHaveArrived] → invoice.unanswered');
};

/** The transitions of the set-up are reported before the path begins. */
const reports = (stage: Stage, transition: string) =>
  expect.poll(() => stage.actors.takenBy('invoice')).toContain(transition);

/** Whether the page of the invoice is shown, as opposed to the login page. */
const isThere = ({ context }: Snapshot): boolean => context.apiError?.kind !== 'unauthorized';

const offered = (when: (snapshot: Snapshot) => boolean, action: StepAction): GuardedStepAction => ({
  when: (snapshot) => isThere(snapshot) && when(snapshot),
  action,
});

/**
 * Opens an invoice by the list, also the one on screen. One that a set-up has read is not read again: the path does not
 * know its document, which the page would show meanwhile.
 */
export const open = (name: InvoiceName): GuardedStepAction =>
  offered(
    ({ value, context }) => value !== 'shown' || context.details !== null,
    async (stage) => {
      if (new URL(stage.page.url()).pathname !== paths.invoices) await link(stage, 'invoice').click();
      await rowLink(stage, name).click();
      await expect(heading(stage)).toHaveText(titleOf(name));
    },
  );

/** An earlier document stays on screen while the invoice is read again, and when that fails. */
const hasForm = ({ value, context }: Snapshot): boolean =>
  value === 'shown' || value === 'asking' || ((value === 'reading' || value === 'failed') && context.details !== null);

const canWrite = (snapshot: Snapshot): boolean => hasForm(snapshot) && snapshot.value !== 'asking';

export const write = offered(canWrite, (stage, { event }) =>
  noteField(stage).fill((event as { type: 'note.change'; note: string }).note),
);

export const ask = offered(canWrite, (stage) => button(stage, 'payment_ask').click());
export const check = offered(
  ({ value }) => value === 'unanswered',
  (stage) => button(stage, 'payment_check').click(),
);

/** Checks the page of an invoice after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot }) => {
  const { value, context }: Snapshot = snapshot;
  if (!isThere(snapshot)) return showsExpiredSession(stage);
  if (value === 'closed') return expect(rowLink(stage, 'SINV-1')).toBeVisible();
  await expect(heading(stage)).toHaveText(titleOf(context.name as InvoiceName));
  await expect(button(stage, 'payment_ask')).toHaveCount(hasForm(snapshot) ? 1 : 0);
  if (hasForm(snapshot)) await showsForm(stage, snapshot);
  await expect(alert(stage)).toHaveCount(hasAlert(snapshot) ? 1 : 0);
  const isRefused = context.apiError?.kind === 'refused';
  await expect(inMain(stage).getByText(errorAnswers.refused.text, { exact: true })).toHaveCount(isRefused ? 1 : 0);
  await expect(button(stage, 'retry')).toHaveCount(value === 'failed' ? 1 : 0);
  await showsOutcome(stage, snapshot);
};

/** An error beside the question without a reply is a part of the warning. */
const hasAlert = ({ value, context }: Snapshot): boolean =>
  context.apiError !== null && value !== 'unanswered' && value !== 'checking';

async function showsForm(stage: Stage, { value, context }: Snapshot): Promise<void> {
  await expect(noteField(stage)).toHaveValue(noteOf(context));
  await expect(noteField(stage)).toBeEnabled({ enabled: value !== 'asking' });
  await expect(button(stage, 'payment_ask')).toBeEnabled({ enabled: value !== 'asking' });
  await expect(inMain(stage).locator('[aria-invalid="true"]')).toHaveCount(context.validationError ? 1 : 0);
  await showsText(stage, 'invalid_too_long', context.validationError !== null);
  await showsText(stage, 'payment_lost', context.isLost);
}

async function showsOutcome(stage: Stage, { value, context }: Snapshot): Promise<void> {
  await showsText(stage, 'payment_asked_done', value === 'asked');
  const times = new RegExp(stage.messages('payment_asked', { asked: '.+', next: '.+' }));
  await expect(inMain(stage).getByText(times)).toHaveCount(value === 'asked' ? 1 : 0);
  const isUnknown = value === 'unanswered' || value === 'checking';
  await showsText(stage, 'unanswered_title', isUnknown);
  await expect(button(stage, 'payment_check')).toHaveCount(isUnknown ? 1 : 0);
  if (!isUnknown) return;
  await expect(button(stage, 'payment_check')).toBeEnabled({ enabled: value === 'unanswered' });
  await expect(inMain(stage).getByRole('blockquote')).toHaveText(noteOf(context) === '' ? [] : [noteOf(context)]);
}

const showsText = (stage: Stage, word: MessageId, isShown: boolean) =>
  expect(inMain(stage).getByText(stage.messages(word), { exact: true })).toHaveCount(isShown ? 1 : 0);
