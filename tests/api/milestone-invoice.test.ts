/** The invoice that follows from an accepted milestone. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoice } from '../../api/contract/create-invoice.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const title = { en: 'Audit report', ar: 'تقرير المراجعة' };

/** The invoice of a milestone with a title, in a contract with 45 days to pay. */
async function invoiceFor(milestoneTitle: { en?: string; ar?: string }) {
  const [found] = await api.db.select().from(contracts).where(eq(contracts.status, 'Active'));
  if (!found) throw new Error('The demo data has no active contract.');
  const contract = { ...found, payment_terms_days: 45, signee: { en: 'Noor Haddad', ar: 'نور حداد' } };
  const milestone = { name: 'CON-M1', title: milestoneTitle, amount: 4000 };
  const invoice = await api.db.transaction((tx) => createInvoice(tx, contract, milestone, api.now()));
  return { contract, invoice };
}

it('is issued on the day of the acceptance for the whole amount, and names the milestone and the consultant', async () => {
  const day = siteDay(api.now());
  const time = siteTime(api.now());
  const { contract, invoice } = await invoiceFor(title);
  expect(invoice).toMatchObject({
    owner: contract.user,
    user: contract.user,
    modified_by: contract.user,
    creation: time.slice(0, 19),
    modified: time.slice(0, 19),
    docstatus: 1,
    contract: contract.name,
    milestone: 'CON-M1',
    company: 'SG',
    title: { en: 'Milestone: Audit report', ar: 'مرحلة: تقرير المراجعة' },
    posting_date: day,
    due_date: daysAfter(day, 45),
    expected_payment_date: daysAfter(day, 45),
    status: 'Unpaid',
    net_total: 4000,
    paid_amount: 0,
    outstanding_amount: invoice.grand_total,
    document: {
      supply_date: day,
      issued_on: time,
      consultant: { en: 'Noor Haddad', ar: 'نور حداد' },
      lines: [{ quantity: 1, unit_price: 4000, net_amount: 4000 }],
    },
  });
});

it.each([
  [{ en: 'Audit report' }, { en: 'Milestone: Audit report' }],
  [{ ar: 'تقرير المراجعة' }, { ar: 'مرحلة: تقرير المراجعة' }],
])('has the title of the milestone in the languages in which it exists', async (stored, expected) => {
  expect((await invoiceFor(stored)).invoice.title).toEqual(expected);
});
