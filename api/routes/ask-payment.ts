import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { paymentForm } from '../../src/services/contract/fields/payment-fields.ts';
import { invoices, paymentRequests } from '../db/schema/invoice.ts';
import { readJson } from '../http/body.ts';
import { readValid } from '../http/form.ts';
import { HttpError } from '../http/http-error.ts';
import { mailIsOff, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { paymentRequestOf } from '../invoice/payment-request.ts';
import { addContent } from '../mail/outbox.ts';
import { paymentMail } from '../mail/payment-mail.ts';
import { runOnce } from '../record/run-once.ts';

/** Asks the buyer of an overdue invoice about the payment by email, once a week at most. */
export const askPayment: Handler<'askPayment'> = personal(async (request, user) => {
  const { deps, language } = request;
  if (deps.mail.mode === 'off') throw mailIsOff();
  const body = await readJson(request);
  const draft = readValid(paymentForm, body);
  const note = textIn(draft, 'note').trim();
  const reply = await runOnce(deps, { user, call: 'askPayment', body }, async (tx) => {
    // locked, so that two simultaneous requests cannot both be the first of the week
    const isThis = and(eq(invoices.name, textIn(draft, 'name')), eq(invoices.user, user));
    const [invoice] = await tx.select().from(invoices).where(isThis).for('update');
    if (invoice === undefined) throw noSuchDocument();
    const recipient = invoice.document?.buyer.email;
    const { is_possible } = await paymentRequestOf(tx, invoice, deps);
    if (is_possible === 0 || !recipient) throw notNow();
    const now = deps.now();
    const id = randomUUID();
    await tx.insert(paymentRequests).values({ id, user, invoice: invoice.name, note, asked_at: now });
    await addContent(tx, { id, user, recipient, language, content: paymentMail(invoice, note, language) }, now);
    return { name: invoice.name, payment_request: await paymentRequestOf(tx, invoice, deps) };
  });
  deps.mail.wake();
  return reply;
});

const notNow = () =>
  new HttpError(417, 'InvalidStatusError', {
    text: {
      en: 'The client cannot be asked about this invoice now. Only an overdue invoice can be asked about, once a week.',
      ar: 'لا يمكن سؤال العميل عن هذه الفاتورة الآن. يُسأل عن الفواتير المتأخرة وحدها، مرة واحدة في الأسبوع.',
    },
  });
