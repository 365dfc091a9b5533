/** Tests of the question about a payment. Long because of the ways in which its message cannot be delivered. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoices, paymentRequests } from '../../api/db/schema/invoice.ts';
import { outbox } from '../../api/db/schema/mail.ts';
import { processMail } from '../../api/mail/mailer.ts';
import type { Send } from '../../api/mail/smtp.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let overdue: string;
let paid: string;
beforeEach(async () => {
  api = await createTestApi();
  token = await api.signIn();
  const rows = await readRows(await api.call('getInvoices', { token }));
  const named = (status: string) => String(rows.find((row) => row.status === status)?.name);
  [overdue, paid] = [named('Overdue'), named('Paid')];
});
afterEach(() => api.close());

const ask = async (body: object = {}, of = token, language = 'en') =>
  read(await api.call('askPayment', { token: of, language, body: JSON.stringify({ name: overdue, ...body }) }));
const day = 24 * 60 * 60;
const deliver = (send: Send | null) =>
  processMail({ db: api.db, now: api.now, log: () => undefined, publicUrl: 'https://sg.example', send });

it('sends the question to the client once, and states the day from which it may be asked again', async () => {
  const { status, data } = await ask({ note: 'Is <b>anything</b> missing?' });
  expect([status, data]).toEqual([
    200,
    {
      name: overdue,
      payment_request: {
        is_possible: 0,
        asked_on: expect.stringMatching(/^2026-03-05 /),
        next_on: '2026-03-12',
      },
    },
  ]);
  const sent: unknown[] = [];
  const send = async (message: unknown) => void sent.push(message);
  await deliver(send);
  expect(sent).toEqual([
    expect.objectContaining({
      to: expect.stringMatching(/^accounts@.+\.example$/),
      subject: `Payment of invoice ${overdue}`,
      text: expect.stringContaining('Is <b>anything</b> missing?'),
      html: expect.stringContaining('Is &lt;b&gt;anything&lt;/b&gt; missing?'),
    }),
  ]);
  const stored = await api.db.select().from(outbox).where(eq(outbox.purpose, 'payment'));
  expect(stored).toMatchObject([{ content: null, due_at: null }]);
});

describe('that cannot be delivered', () => {
  const read = async () => {
    token = await api.signIn();
    const invoice = await readRecord(await api.call('getInvoice', { token, query: { name: overdue } }));
    return invoice.payment_request;
  };
  const possible = { is_possible: 1 };

  it('to the address of the client can be asked again at once', async () => {
    await ask();
    await deliver(async () => {
      throw Object.assign(new Error('No such address'), { command: 'RCPT TO', responseCode: 550 });
    });
    expect(await read()).toEqual(possible);
    expect((await ask()).status).toBe(200);
  });

  it('is sent when the mail server returns within three days, and can otherwise be asked again', async () => {
    const failing: Send = async () => {
      throw new Error('no');
    };
    await ask();
    for (let hour = 0; hour < 71; hour++) {
      await deliver(failing);
      api.advance(60 * 60);
    }
    expect(await read()).toMatchObject({ is_possible: 0 });
    const sent: unknown[] = [];
    await deliver(async (message) => void sent.push(message));
    expect(sent).toHaveLength(1);

    api.advance(7 * day);
    token = await api.signIn();
    const { data } = await ask();
    expect(data).toMatchObject({ payment_request: { is_possible: 0 } });
    for (let hour = 0; hour < 73; hour++) {
      await deliver(failing);
      api.advance(60 * 60);
    }
    expect(await read()).toMatchObject({ is_possible: 1 });
  });

  it('because no server sent it for three days can be asked again', async () => {
    await ask();
    api.advance(3 * day + 60);
    expect(await read()).toMatchObject({ is_possible: 0 });
    const sent: unknown[] = [];
    await deliver(async (message) => void sent.push(message));
    expect(sent).toEqual([]);
    expect(await read()).toEqual(possible);
    expect((await ask()).status).toBe(200);
  });
});

it.each([
  ['was sent', async () => undefined],
  ['is shown, and not sent', null],
])('stays asked after three days when it %s', async (_, send) => {
  await ask();
  await deliver(send);
  api.advance(3 * day + 60);
  await deliver(send);
  token = await api.signIn();
  expect((await ask()).excType).toBe('InvalidStatusError');
});

it('is in the language of the candidate', async () => {
  await ask({}, token, 'ar');
  const [message] = await api.db.select().from(outbox).where(eq(outbox.purpose, 'payment'));
  expect(message?.content?.subject).toBe(`سداد الفاتورة ${overdue}`);
});

it.each(['en', 'ar'])('isolates the title from the sentence in %s, and nothing that is copied', async (language) => {
  await ask({}, token, language);
  const [message] = await api.db.select().from(outbox).where(eq(outbox.purpose, 'payment'));
  const isolatedIn = (text: string) => [...text.matchAll(/\u2068([^\u2069]*)\u2069/g)].map(([, part]) => part);
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.name, overdue));
  const title = invoice?.title[language === 'ar' ? 'ar' : 'en'];
  expect(message?.content?.paragraphs.flatMap(isolatedIn)).toEqual([title]);
});

it('is shown at /dev/mail', async () => {
  await ask({ note: 'Is <b>anything</b> missing?' });
  const html = await (await api.request('http://localhost/dev/mail')).text();
  expect(html).toContain(`Payment of invoice ${overdue}`);
  expect(html).toContain('Is &lt;b&gt;anything&lt;/b&gt; missing?');
});

it('can be asked again after seven days', async () => {
  await ask();
  api.advance(6 * day);
  token = await api.signIn();
  expect((await ask()).excType).toBe('InvalidStatusError');
  api.advance(day);
  token = await api.signIn();
  const { payment_request } = await readRecord(await api.call('getInvoice', { token, query: { name: overdue } }));
  expect(payment_request).toMatchObject({ is_possible: 1, next_on: '2026-03-12' });
  const { data } = await ask();
  const again = { is_possible: 0, asked_on: expect.stringMatching(/^2026-03-12 /), next_on: '2026-03-19' };
  expect(data).toMatchObject({ payment_request: again });
  api.advance(day);
  token = await api.signIn();
  expect((await ask()).excType).toBe('InvalidStatusError');
});

it.each([
  ['last', 11 * 60 + 59, '2026-03-12'],
  ['first', 12 * 60 + 1, '2026-03-13'],
])('in the %s minute of a day at the site can be asked again seven days later', async (_, minutes, next_on) => {
  api.advance(minutes * 60);
  token = await api.signIn();
  expect((await ask()).data).toMatchObject({ payment_request: { next_on } });
});

it('can be asked about one invoice after it was asked about another', async () => {
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.name, overdue));
  if (!invoice) throw new Error('There is no such invoice.');
  await api.db.insert(invoices).values({ ...invoice, name: 'SINV-2026-99999' });
  expect((await ask()).status).toBe(200);
  expect((await ask({ name: 'SINV-2026-99999' })).status).toBe(200);
});

it('can be asked again after the clock was put back', async () => {
  api.advance(365 * day);
  token = await api.signIn();
  expect((await ask()).status).toBe(200);
  api.advance(-365 * day);
  token = await api.signIn();
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(417);
});

it('has one effect for each submission', async () => {
  const submission = 's'.repeat(24);
  const [first, second] = [await ask({ submission }), await ask({ submission })];
  expect([second.status, second.data]).toEqual([200, first.data]);
  expect(await api.db.select().from(paymentRequests)).toHaveLength(1);
});

it('has one effect for two simultaneous requests', async () => {
  const replies = await Promise.all([ask(), ask()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 417]);
  expect(await api.db.select().from(paymentRequests)).toHaveLength(1);
});

describe('is rejected', () => {
  it('for an invoice that is not overdue', async () => {
    expect(await ask({ name: paid })).toMatchObject({ status: 417, excType: 'InvalidStatusError' });
  });

  it('for an invoice of which the client has no address, as the invoice states', async () => {
    const isThis = eq(invoices.name, overdue);
    const [invoice] = await api.db.select().from(invoices).where(isThis);
    if (!invoice?.document) throw new Error('The invoice has no document.');
    const document = { ...invoice.document, buyer: { ...invoice.document.buyer, email: null } };
    await api.db.update(invoices).set({ document }).where(isThis);
    const { payment_request } = await readRecord(await api.call('getInvoice', { token, query: { name: overdue } }));
    expect(payment_request).toMatchObject({ is_possible: 0 });
    expect(await ask()).toMatchObject({ status: 417, excType: 'InvalidStatusError' });
  });

  it('for an invoice of another person, and an unknown one', async () => {
    const other = await api.signIn(secondAccount);
    expect((await ask({}, other)).status).toBe(404);
    expect((await ask({ name: 'SINV-1' })).status).toBe(404);
  });

  it('for a note that is too long', async () => {
    const { status, messages } = await ask({ note: 'x'.repeat(501) });
    expect([status, messages[0]?.fieldname]).toEqual([417, 'note']);
  });

  it('where the server has no mail', async () => {
    const silent = await createTestApi({ NODE_ENV: 'production' });
    const own = await silent.signIn();
    const reply = await silent.call('askPayment', { token: own, body: JSON.stringify({ name: overdue }) });
    expect(reply.status).toBe(501);
    const invoice = await readRecord(await silent.call('getInvoice', { token: own, query: { name: overdue } }));
    expect(invoice.payment_request).toEqual({ is_possible: 0 });
    await silent.close();
  });
});

it('stores nothing when it is rejected', async () => {
  await ask({ name: paid });
  const isStored = and(eq(outbox.purpose, 'payment'));
  expect(await api.db.select().from(outbox).where(isStored)).toEqual([]);
});
