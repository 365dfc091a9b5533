import { errorAnswers } from './held-server.ts';
import { asked, invoiceOf } from './invoice-records.ts';
import * as screen from './invoice-screen.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered, type Scene } from './scene.ts';

const { ask, check, loseReply, open, openInvoice, openList, shows, write } = screen;

const scene = (setUp: Scene['setUp'], stepActions: Scene['stepActions']): Scene => ({
  actor: 'invoice',
  setUp,
  stepActions,
  shows,
});

const arrived = answered('getInvoice', { data: invoiceOf('SINV-1') });
const refused = answered('getInvoice', errorAnswers.refused);
const expired = answered('getInvoice', errorAnswers.unauthorized);

playFlows(
  'invoice',
  {
    'the list of invoices, signed in': scene(openList, {
      'Open an overdue invoice': open('SINV-1'),
      'Open another invoice': open('SINV-2'),
      'Write a note': write,
      'Write a note that is too long': write,
      'The invoice arrives': arrived,
      'The server refuses to send the invoice': refused,
      'The session has expired': expired,
      'Ask about the payment': ask,
      'The server sends the question': answered('askPayment', { data: asked }),
      'Another person signs in': { when: ({ value }) => value === 'closed', action: logInElsewhere },
    }),
    'an overdue invoice': scene(openInvoice, {
      'Open an overdue invoice': open('SINV-1'),
      'Open another invoice': open('SINV-2'),
      'Ask about the payment': ask,
      'The server refuses the question': answered('askPayment', errorAnswers.refused),
      'The session has expired, for the question': answered('askPayment', errorAnswers.unauthorized),
      'The question gets no reply': answered('askPayment', 'abort'),
    }),
    'a question that got no reply': scene(loseReply, {
      'Open an overdue invoice': open('SINV-1'),
      'Check whether it was sent': check,
      'The server has received the question': answered('getInvoice', { data: asked }),
      'The server has not received the question': arrived,
      'The server refuses to say': refused,
      'The session has expired, for the check': expired,
    }),
  },
  { isSampled: true },
);
