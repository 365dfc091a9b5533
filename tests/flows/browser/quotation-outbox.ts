/** The outbox takes a response that cannot be sent, returns it, or sends it later. */
import { isolated } from '../../../src/services/contract/isolated.ts';
import { button } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { loseNetwork } from './network.ts';
import { titleOf } from './quotation-requests.ts';
import { goTo, openRequest, press, taken } from './quotation-screen.ts';
import { quotationScene } from './quotation-shows.ts';
import { answered, type GuardedStepAction, type Scene, type StepAction } from './scene.ts';
import { entriesOf } from './stored-outbox.ts';

/** The outbox has replied before the page could show that it was asked; what it replied is shown then. */
export const sentToOutbox = (what: string, call: 'submitQuotation' | 'declineRfq'): Scene['stepActions'] => ({
  [`The connection is gone before ${what} is sent`]: loseNetwork(call),
  [`The outbox takes ${what}`]: async () => undefined,
  'The outbox is full': async () => undefined,
});

/** Opens the page with the entries of the path in the outbox. Those that are cancelled wait; others are being sent. */
const openWithEntries: Scene['setUp'] = async (stage, path) => {
  await openRequest('None')(stage, path);
  const [entry] = entriesOf(path);
  const isWaiting = path.steps.some(({ words }) => words.startsWith('Cancel'));
  if (isWaiting) await stage.server.answer(entry?.kind === 'decline' ? 'declineRfq' : 'submitQuotation', 'abort');
};

const untouched: GuardedStepAction['when'] = ({ value, context }) =>
  value === 'viewing' && context.done === null && Object.keys(context.drafts).length === 0;

const ofEntry = (action: StepAction): GuardedStepAction => ({ when: untouched, action });

export const inOutbox = quotationScene(openWithEntries, {
  'Open another request': {
    when: ({ value }) => value !== 'viewing',
    action: goTo('RFQ-2').action,
  },
  'Cancel the quotation': ofEntry(press('cancel')),
  'The server rejects the quotation': ofEntry(answered('submitQuotation', errorAnswers.refused)),
  'Cancel the decline': ofEntry(press('cancel')),
  'Cancel the quotation for a third request': ofEntry(async (stage) => {
    await stage.page.getByRole('link', { name: stage.messages('outbox_show'), exact: true }).click();
    const name = stage.messages('outbox_quotation', { title: isolated(titleOf('RFQ-3')) });
    await button(stage, 'outbox_cancel', { name }).click();
  }),
  'The outbox has sent the quotation': ofEntry(taken('submitQuotation', 'Submitted')),
  'The outbox has sent the decline': ofEntry(taken('declineRfq', 'Declined')),
});
