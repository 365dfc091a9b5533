import type { InvoiceEvent } from '../../../src/machines/invoice-machine.ts';
import { type Act, acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, timedOut, unauthorized } from './faults.ts';

const act = acts<InvoiceEvent>;

const open = act('Open an overdue invoice', { type: 'invoice.open', name: 'SINV-1' });
const openOther = act('Open another invoice', { type: 'invoice.open', name: 'SINV-2' });
const write = act('Write a note', { type: 'note.change', note: 'When may I expect it?' });
const writeTooMuch = act('Write a note that is too long', { type: 'note.change', note: 'x'.repeat(501) });
const ask = act('Ask about the payment', { type: 'payment.ask' });
const check = act('Check whether it was sent', { type: 'payment.check' });
const another = act('Another person signs in', { type: 'draft.clear' });

const unasked = {
  name: 'SINV-1',
  title: 'Milestone',
  payment_request: { is_possible: true, asked_on: null, next_on: null },
};
const payment_request = { is_possible: false, asked_on: '2026-03-05 09:30:00', next_on: '2026-03-12' };

/** The server replies with the invoice that was asked for. */
const ofThatInvoice = (reply: Act): Act => ({ ...reply, when: ({ context }) => context.name === 'SINV-1' });

const read = ofThatInvoice(answers('The invoice arrives', 'getInvoice', unasked));
const askedBefore = '2026-02-20 09:30:00';
const askedOnce = { ...unasked, payment_request: { is_possible: true, asked_on: askedBefore, next_on: null } };
const readAskedBefore = ofThatInvoice(
  answers('An invoice arrives that was asked about before', 'getInvoice', askedOnce),
);
const readOther: Act = {
  ...answers('The other invoice arrives', 'getInvoice', { ...unasked, name: 'SINV-2' }),
  when: ({ context }) => context.name === 'SINV-2',
};
const unread = fails('The server refuses to send the invoice', 'getInvoice', refused);
const expiredRead = fails('The session has expired', 'getInvoice', unauthorized);
const sent = answers('The server sends the question', 'askPayment', { name: 'SINV-1', payment_request });
const rejected = fails('The server refuses the question', 'askPayment', refused);
const expired = fails('The session has expired, for the question', 'askPayment', unauthorized);
const noReply = fails('The question gets no reply', 'askPayment', timedOut);
const arrived = ofThatInvoice(
  answers('The server has received the question', 'checkInvoice', { ...unasked, payment_request }),
);
const lost = ofThatInvoice(answers('The server has not received the question', 'checkInvoice', unasked));
const lostAgain = ofThatInvoice(
  answers('The server has received only the earlier question', 'checkInvoice', askedOnce),
);
const unchecked = fails('The server refuses to say', 'checkInvoice', refused);
const expiredCheck = fails('The session has expired, for the check', 'checkInvoice', unauthorized);

export const invoice: Flow = {
  machine: machines.invoice,
  starts: [
    {
      words: 'the list of invoices, signed in',
      acts: [
        open,
        openOther,
        write,
        writeTooMuch,
        read,
        readAskedBefore,
        readOther,
        unread,
        expiredRead,
        ask,
        sent,
        another,
      ],
    },
    {
      words: 'an overdue invoice',
      slice: { value: 'shown', context: { name: 'SINV-1', drafts: {}, submission: '', askedBefore: null } },
      acts: [open, openOther, write, writeTooMuch, ask, sent, rejected, expired, noReply, another],
    },
    {
      words: 'a question that got no reply',
      slice: {
        value: 'unanswered',
        context: {
          name: 'SINV-1',
          drafts: { 'SINV-1': { note: 'When may I expect it?' } },
          submission: 'S-1',
          askedBefore: null,
        },
      },
      acts: [open, openOther, write, check, arrived, lost, ask, unchecked, expiredCheck, another],
    },
    {
      words: 'a question that got no reply, after an earlier one',
      isSpecial: true,
      slice: {
        value: 'unanswered',
        context: { name: 'SINV-1', drafts: {}, submission: 'S-1', askedBefore },
      },
      acts: [check, arrived, lostAgain],
    },
    {
      words: 'an invoice after its question was sent',
      slice: { value: 'asked', context: { name: 'SINV-1', drafts: {}, submission: '', askedBefore: null } },
      acts: [open, openOther, write, another],
    },
  ],
};
