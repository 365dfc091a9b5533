/** The flows of the quotation. Long because each way to respond has its events and replies. */
import type { QuotationEvent } from '../../../src/machines/quotation-context.ts';
import { emptyQuotation } from '../../../src/services/contract/quotation.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { offline, refused, timedOut, unauthorized } from './faults.ts';

const act = acts<QuotationEvent>;

const draft = { ...emptyQuotation, price_basis: 'Daily', rate: '2500', quantity: '10', available_from: '2026-04-01' };
const question = { name: 'Q1', answer_type: 'Text' as const, is_mandatory: false };
const terms = { currency: 'SAR', questions: [question], priceBases: ['Daily'], taxes: [], today: '2026-03-01' };
const withoutBases = { ...terms, needsQuantity: true, priceBases: [] };

const file = { name: 'F1', file_name: 'method.pdf', file_size: '8', expires_at: '1772800000000' };

const entry = { id: 'E1', subject: 'RFQ-1', since: 1_772_700_000_000, apiError: null };
const quotationEntry = { ...entry, kind: 'quotation' as const, payload: { draft, needsQuantity: true } };
const declineEntry = { ...entry, kind: 'decline' as const, payload: { reason: 'Not available', note: 'On leave' } };
const rejected = { apiError: refused.apiError };

const open = act('Open the request', { type: 'quotation.open', request: 'RFQ-1' });
const openOther = act('Open another request', { type: 'quotation.open', request: 'RFQ-2' });

/** The replies of the outbox to a response that could not be sent. */
const sentToOutbox = (what: string, id: string) => [
  fails(`The connection is gone before ${what} is sent`, id, offline),
  act(`The outbox takes ${what}`, { type: 'outbox.accepted' }),
  act('The outbox is full', { type: 'outbox.rejected' }),
];

/** The results of a service that acts for the candidate. */
const outcomes = (what: string, id: string) => [
  answers(`The server has taken ${what}`, id, {}),
  fails(`The server refuses ${what}`, id, refused),
  fails(`The session has expired before ${what}`, id, unauthorized),
];

export const quotation: Flow = {
  machine: machines.quotation,
  beside: ['outbox'],
  starts: [
    { words: 'the list of requests, signed in', acts: [open] },
    {
      words: 'the page of a request, signed in',
      slice: { value: 'viewing', context: { request: 'RFQ-1', drafts: {}, unanswered: [] } },
      // one request is answered; the other can be opened
      within: ({ context }) => !Object.hasOwn(context.drafts, 'RFQ-2'),
      acts: [
        open,
        openOther,
        act('Write a quotation', { type: 'quotation.start', draft }),
        act('Clear the rate', { type: 'draft.change', path: 'rate', value: '' }),
        act('Leave the rate', { type: 'draft.check', path: 'rate', terms: { ...terms, needsQuantity: true } }),
        act('Answer a question', { type: 'draft.change', path: 'answers.Q1', value: 'Twice' }),
        act('Discard the draft', { type: 'quotation.discard' }),
        act('Send', { type: 'quotation.send', terms: { ...terms, needsQuantity: true } }),
        ...outcomes('the quotation', 'submitQuotation'),
        fails('No reply arrives', 'submitQuotation', timedOut),
        ...sentToOutbox('the quotation', 'submitQuotation'),
        act('Check', { type: 'quotation.check' }),
        answers('The quotation has arrived', 'readStatus', 'Quoted'),
        answers('The quotation has not arrived', 'readStatus', 'None'),
        fails('The server refuses the check', 'readStatus', refused),
        fails('The session has expired before the check', 'readStatus', unauthorized),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the page of a request with a draft and its preview',
      slice: { value: 'drafting', context: { request: 'RFQ-1', drafts: { 'RFQ-1': draft }, unanswered: [] } },
      within: ({ context }) => (context.drafts['RFQ-1']?.files.length ?? 0) < 2,
      acts: [
        act('A file is uploaded', { type: 'file.held', subject: 'RFQ-1', file }),
        act('Remove the file', { type: 'file.detach', name: 'F1' }),
        act('Use a template', { type: 'note.replace', note: 'Interviews first.' }),
        act('Use another template', { type: 'note.replace', note: 'At once.' }),
        act('Undo', { type: 'note.restore' }),
        act('Preview', { type: 'quotation.preview', terms: { ...terms, needsQuantity: true } }),
        act('Preview a quotation with errors', { type: 'quotation.preview', terms: withoutBases }),
        act('Back to editing', { type: 'preview.close' }),
        act('Send', { type: 'quotation.send', terms: { ...terms, needsQuantity: true } }),
        act('Send after the price basis was withdrawn', { type: 'quotation.send', terms: withoutBases }),
        answers('The server has taken the quotation', 'submitQuotation', {}),
        fails('The server refuses the quotation', 'submitQuotation', refused),
        openOther,
        act('Open the request again', { type: 'quotation.open', request: 'RFQ-1' }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the page of a request before a preview, after one without a reply',
      slice: {
        value: 'previewing',
        context: { request: 'RFQ-1', drafts: { 'RFQ-1': draft, 'RFQ-3': draft }, unanswered: ['RFQ-3'] },
      },
      acts: [
        act('Open the request without a reply', { type: 'quotation.open', request: 'RFQ-3' }),
        act('Open the same request', { type: 'quotation.open', request: 'RFQ-1' }),
      ],
    },
    {
      words: 'the page of a request with a draft, after another one with a draft',
      slice: {
        value: 'drafting',
        context: { request: 'RFQ-1', drafts: { 'RFQ-1': draft, 'RFQ-2': draft }, unanswered: [] },
      },
      acts: [
        openOther,
        act('Preview', { type: 'quotation.preview', terms: { ...terms, needsQuantity: true } }),
        act('Another person signs in', { type: 'draft.clear' }),
        act('Send a quotation without a quantity', {
          type: 'quotation.send',
          terms: { ...terms, needsQuantity: false },
        }),
      ],
    },
    {
      words: 'the page of a request without a reply, after another one without a reply',
      slice: {
        value: 'unanswered',
        context: {
          request: 'RFQ-1',
          drafts: { 'RFQ-1': draft, 'RFQ-2': draft },
          unanswered: ['RFQ-1', 'RFQ-2'],
        },
      },
      acts: [openOther],
    },
    {
      words: 'the page of a request with a draft that is not shown',
      slice: { value: 'viewing', context: { request: 'RFQ-1', drafts: { 'RFQ-1': draft }, unanswered: [] } },
      acts: [
        act('Decline', { type: 'decline.start' }),
        act('Give a reason', { type: 'decline.send', reason: 'Not available', note: 'On leave' }),
        answers('The server has taken the decline', 'declineRfq', {}),
      ],
    },
    {
      words: 'the page of a request that was quoted for, signed in',
      slice: { value: 'viewing', context: { request: 'RFQ-1', drafts: {}, unanswered: [] } },
      acts: [
        open,
        openOther,
        act('Withdraw', { type: 'quotation.withdraw' }),
        act('Confirm', { type: 'withdrawal.confirm' }),
        act('Cancel the withdrawal', { type: 'withdrawal.cancel' }),
        act('Leave the page', { type: 'quotation.close' }),
        ...outcomes('the withdrawal', 'withdrawQuotation'),
      ],
    },
    {
      words: 'the page of a request, signed in: declining it',
      slice: { value: 'viewing', context: { request: 'RFQ-1', drafts: {}, unanswered: [] } },
      acts: [
        open,
        act('Decline', { type: 'decline.start' }),
        act('Type a note', { type: 'decline.change', reason: '', note: 'On leave' }),
        act('Give no reason', { type: 'decline.send', reason: '', note: '' }),
        act('Give a reason', { type: 'decline.send', reason: 'Not available', note: 'On leave' }),
        act('Cancel', { type: 'decline.cancel' }),
        ...outcomes('the decline', 'declineRfq'),
        ...sentToOutbox('the decline', 'declineRfq'),
        act('Undo', { type: 'decline.undo' }),
        act('Leave the page', { type: 'quotation.close' }),
        ...outcomes('it back', 'undoDecline'),
        act('The outbox has sent the decline', { type: 'entry.stored', entry: declineEntry, modified: null }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the page of another request, after one with a draft and one without a reply',
      slice: {
        value: 'viewing',
        context: { request: 'RFQ-2', drafts: { 'RFQ-1': draft, 'RFQ-3': draft }, unanswered: ['RFQ-3'] },
      },
      acts: [
        act('Withdraw', { type: 'quotation.withdraw' }),
        act('Decline', { type: 'decline.start' }),
        act('Open the request with a draft', { type: 'quotation.open', request: 'RFQ-1' }),
        act('Open the request without a reply', { type: 'quotation.open', request: 'RFQ-3' }),
      ],
    },
    {
      words: 'the page of a request with a response in the outbox',
      slice: { value: 'viewing', context: { request: 'RFQ-1', drafts: {}, unanswered: [] } },
      acts: [
        openOther,
        act('Cancel the quotation', { type: 'entry.returned', entry: quotationEntry, isAsked: true }),
        act('The server rejects the quotation', {
          type: 'entry.returned',
          entry: { ...quotationEntry, ...rejected },
          isAsked: false,
        }),
        act('Cancel the decline', { type: 'entry.returned', entry: declineEntry, isAsked: true }),
        act('Cancel the quotation for a third request', {
          type: 'entry.returned',
          entry: { ...quotationEntry, subject: 'RFQ-3' },
          isAsked: true,
        }),
        act('The outbox has sent the quotation', { type: 'entry.stored', entry: quotationEntry, modified: null }),
        act('The outbox has sent the decline', { type: 'entry.stored', entry: declineEntry, modified: null }),
      ],
    },
  ],
};
