import { playFlows } from './play-flows.ts';
import { inOutbox, sentToOutbox } from './quotation-outbox.ts';
import { goTo, openList, openRequest, press, pressIn, replies, taken } from './quotation-screen.ts';
import { quotationScene } from './quotation-shows.ts';
import { previewing, writing } from './quotation-writing.ts';
import type { StepAction } from './scene.ts';

const twoDrafts = quotationScene(openRequest('None'), {
  'Open another request': goTo('RFQ-2'),
  Preview: press('quote_preview_open'),
});

const decline: StepAction = press('decline_request');
const giveReason: StepAction = async (stage) => {
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Not available', exact: true }).check();
  await dialog.getByLabel(stage.messages('decline_note')).fill('On leave');
  await pressIn('decline_heading', 'decline_request')(stage);
};

const declining = quotationScene(openRequest('None'), {
  Decline: decline,
  'Type a note': ({ page, messages }) => page.getByRole('dialog').getByLabel(messages('decline_note')).fill('On leave'),
  'Give no reason': pressIn('decline_heading', 'decline_request'),
  'Give a reason': giveReason,
  Cancel: pressIn('decline_heading', 'cancel'),
  ...replies('the decline', 'declineRfq', 'Declined'),
  ...sentToOutbox('the decline', 'declineRfq'),
  Undo: { when: ({ context }) => context.done === 'declined', action: press('decline_undo') },
  'Leave the page': ({ page }) => page.goBack(),
  ...replies('it back', 'declineRfq', 'None'),
});

const elsewhere = quotationScene(
  (stage, path) =>
    openRequest(path.steps.some(({ words }) => words === 'Withdraw') ? 'Submitted' : 'None', 'RFQ-2')(stage, path),
  {
    Withdraw: press('quote_withdraw'),
    Decline: decline,
    'Open the request with a draft': goTo('RFQ-1'),
    'Open the request without a reply': goTo('RFQ-3'),
  },
);

playFlows(
  'quotation',
  {
    'the list of requests, signed in': quotationScene(openList, { 'Open the request': goTo('RFQ-1') }),
    'the page of a request that was quoted for, signed in': quotationScene(openRequest('Submitted'), {
      'Open another request': goTo('RFQ-2'),
      Withdraw: press('quote_withdraw'),
      Confirm: pressIn('quote_withdraw_ask', 'quote_withdraw'),
      'Leave the page': ({ page }) => page.goBack(),
      'Cancel the withdrawal': pressIn('quote_withdraw_ask', 'quote_keep'),
      ...replies('the withdrawal', 'withdrawQuotation', 'Withdrawn'),
    }),
    'the page of a request without a reply, after another one without a reply': quotationScene(openRequest('None'), {
      'Open another request': goTo('RFQ-2'),
    }),
    'the page of a request before a preview, after one without a reply': quotationScene(openRequest('None'), {
      'Open the request without a reply': goTo('RFQ-3'),
      'Open the same request': goTo('RFQ-1'),
    }),
    'the page of a request, signed in': writing,
    'the page of a request with a draft and its preview': previewing,
    'the page of a request with a draft, after another one with a draft': twoDrafts,
    'the page of a request with a draft that is not shown': quotationScene(openRequest('None'), {
      Decline: decline,
      'Give a reason': giveReason,
      'The server has taken the decline': taken('declineRfq', 'Declined'),
    }),
    'the page of a request, signed in: declining it': declining,
    'the page of another request, after one with a draft and one without a reply': elsewhere,
    'the page of a request with a response in the outbox': inOutbox,
  },
  { isSampled: true },
);
