/** Writing and sending a quotation. */
import { isolated } from '../../../src/services/contract/isolated.ts';
import { button, inMain } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { logInAfterExpiry } from './quotation-other-person.ts';
import { sentToOutbox } from './quotation-outbox.ts';
import { question, requestOf } from './quotation-requests.ts';
import { goTo, open, openRequest, press, pressIn, rateField, replies, taken } from './quotation-screen.ts';
import { quotationScene } from './quotation-shows.ts';
import { answered, type GuardedStepAction, type StepAction } from './scene.ts';
import { expect } from './stage.ts';

const discard: StepAction = async (stage) => {
  await button(stage, 'quote_discard').click();
  // a draft that was changed is discarded after a question
  const question = stage.page.getByRole('dialog', { name: stage.messages('quote_discard_question') });
  await expect(question.or(button(stage, 'quote_write'))).toBeVisible();
  if (await question.isVisible()) await pressIn('quote_discard_question', 'quote_discard')(stage);
};

const leaveForAnother: StepAction = async (stage) => {
  await stage.page.goBack();
  await logInAfterExpiry(stage);
};

/** Writes, sends and checks a quotation. */
export const writing = quotationScene(openRequest('Withdrawn'), {
  'Open another request': goTo('RFQ-2'),
  'Write a quotation': press('quote_write'),
  'Clear the rate': (stage) => rateField(stage).fill(''),
  'Leave the rate': async (stage) => {
    await rateField(stage).focus();
    await rateField(stage).press('Tab');
  },
  'Answer a question': (stage) => inMain(stage).getByLabel(question).fill('Twice'),
  'Discard the draft': discard,
  Send: press('quote_send'),
  ...replies('the quotation', 'submitQuotation', 'Submitted'),
  ...sentToOutbox('the quotation', 'submitQuotation'),
  'Another person signs in': { when: ({ value }) => value === 'viewing', action: leaveForAnother },
  'No reply arrives': answered('submitQuotation', 'abort'),
  Check: press('quote_check'),
  'The quotation has arrived': answered('getJobDescription', { data: requestOf('RFQ-1', 'Submitted') }),
  'The quotation has not arrived': answered('getJobDescription', { data: requestOf('RFQ-1', 'Withdrawn') }),
  'The server refuses the check': answered('getJobDescription', errorAnswers.refused),
  'The session has expired before the check': answered('getJobDescription', errorAnswers.unauthorized),
});

const withTerms: GuardedStepAction['when'] = ({ context }) => context.validationErrors.price_basis === undefined;

/** The network withdraws the price basis of the draft; the page has not read the list of them before. */
const withdrawBasis: StepAction = async ({ server, actors }) => {
  await server.answer('getPriceBasis', { data: [{ name: 'Hourly', label: 'Hourly', requires_quantity: 1 }] });
  const isRead = () => actors.takenBy('priceBasis').some((id) => id.endsWith('→ list.succeeded'));
  await expect.poll(isRead).toBe(true);
};

const afterWithdrawal = (word: 'quote_preview_open' | 'quote_send'): GuardedStepAction => ({
  when: withTerms,
  action: async (stage, step) => {
    await withdrawBasis(stage, step);
    await press(word)(stage);
  },
});

const template =
  (title: string): StepAction =>
  async (stage) => {
    await press('templates')(stage);
    await stage.page
      .getByRole('dialog')
      .getByRole('button', { name: stage.messages('template_use_named', { title: isolated(title) }), exact: true })
      .click();
  };

const templates = [
  { name: 'T-1', title: 'Interviews', note: 'Interviews first.' },
  { name: 'T-2', title: 'Available', note: 'At once.' },
];

/** Attaches files, uses templates and previews. */
export const previewing = quotationScene(
  async (stage, path) => {
    const { server } = stage;
    server.hold('uploadDeliverable');
    server.always('getCoverNotes', { data: templates });
    if (!path.steps.some(({ words }) => words.includes('price basis') || words.includes('with errors')))
      return openRequest('None')(stage, path);
    // the list of requests would wait for the price bases
    server.hold('getPriceBasis');
    await open(stage, path, '/job-request-list/RFQ-1');
    await server.answer('getJobDescription', { data: requestOf('RFQ-1', 'None') });
    await expect(button(stage, 'quote_send')).toBeEnabled();
  },
  {
    'A file is uploaded': {
      when: ({ value, context }) => value === 'drafting' && context.request === 'RFQ-1',
      action: async (stage) => {
        const file = { name: 'method.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
        await inMain(stage).locator('input[type="file"]').setInputFiles(file);
        const stored = { name: 'F1', file_name: file.name, file_size: 8, expires_on: '2999-01-01 00:00:00' };
        await stage.server.answer('uploadDeliverable', { data: stored });
      },
    },
    'Remove the file': {
      when: ({ context }) => context.drafts['RFQ-1']?.files.length > 0,
      action: (stage) => button(stage, 'delivery_remove', { name: isolated('method.pdf') }).click(),
    },
    'Use a template': template('Interviews'),
    'Use another template': template('Available'),
    Undo: { when: ({ context }) => context.replacedNote !== null, action: press('undo') },
    Preview: { when: withTerms, action: press('quote_preview_open') },
    'Preview a quotation with errors': afterWithdrawal('quote_preview_open'),
    'Back to editing': press('quote_edit'),
    Send: { when: withTerms, action: press('quote_send') },
    'Send after the price basis was withdrawn': afterWithdrawal('quote_send'),
    'The server has taken the quotation': taken('submitQuotation', 'Submitted'),
    'The server refuses the quotation': answered('submitQuotation', errorAnswers.refused),
    'Open another request': goTo('RFQ-2'),
    'Open the request again': goTo('RFQ-1'),
  },
);
