/**
 * Tests of the demo data. Long because of what has to be true of requests, contracts, invoices and choices together.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localize } from '../../api/bilingual.ts';
import { type ContractRow, withNextAction } from '../../api/contract/contract-row.ts';
import type { jobRequestCandidates as candidates } from '../../api/db/schema/job-request.ts';
import { historyOf } from '../../api/db/seed/history/history.ts';
import { createRandom } from '../../api/db/seed/history/random.ts';
import { readRows } from './reading.ts';
import { createTestApi, demoAccount, seededOn, type TestApi } from './test-api.ts';

const { jobRequests, jobRequestCandidates, contracts, invoices, notifications, profiles, bios } = historyOf(seededOn);
const responses: readonly (typeof candidates.$inferInsert)[] = jobRequestCandidates;
const today = '2026-03-05';
const bilingual = (text: { en?: string; ar?: string }) => text.en !== undefined && text.ar !== undefined;

describe('the demo history', () => {
  it('covers eighteen months with requests, contracts and invoices', () => {
    expect([jobRequests.length, contracts.length, invoices.length]).toEqual([66, 12, 40]);
    expect(new Set([...jobRequests, ...contracts, ...invoices].map(({ name }) => name)).size).toBe(118);
    expect([...new Set(invoices.map(({ currency }) => currency))].sort()).toEqual(['KWD', 'SAR', 'USD']);
    const days = invoices.map(({ posting_date }) => posting_date).sort();
    expect([days[0], days.at(-1)]).toEqual(['2024-09-08', '2026-03-02']);
    expect(contracts.every(({ milestones }) => milestones.length >= 4)).toBe(true);
  });

  it('differs only in its dates when it is seeded on another day', () => {
    const titles = (now: Date) => historyOf(now).jobRequests.map(({ job_title }) => job_title);
    expect(titles(new Date('2027-01-01T12:00:00Z'))).toEqual(titles(seededOn));
    expect(createRandom(1).integer(0, 1e9)).toBe(createRandom(1).integer(0, 1e9));
  });

  it('has no past event in the future, on any day of the week', () => {
    for (let day = 0; day < 7; day++) {
      const now = new Date(seededOn.getTime() + day * 86_400_000);
      const last = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
      const history = historyOf(now);
      for (const { creation, modified } of [...history.jobRequests, ...history.contracts, ...history.invoices]) {
        expect(creation <= modified).toBe(true);
        expect(modified < last).toBe(true);
      }
      for (const { creation } of history.notifications) expect(String(creation) < last).toBe(true);
    }
  });

  it('contains unusual values', () => {
    const titles = jobRequests.map(({ job_title }) => job_title);
    expect(titles.filter(({ en }) => en === undefined)).toHaveLength(1);
    expect(titles.filter(({ ar }) => ar === undefined)).toHaveLength(1);
    expect(titles.some(({ en, ar }) => en === ar && /[ء-ي].*[A-Za-z]/.test(ar ?? ''))).toBe(true);
    expect(titles.some(({ en = '', ar = '' }) => en.length >= 110 && en.length <= 140 && ar.length >= 110)).toBe(true);
    expect(jobRequests.filter(({ valid_till }) => valid_till === null)).toHaveLength(1);
    expect(jobRequests.some(({ valid_till }) => valid_till?.startsWith(`${today} 14:00`))).toBe(true);
    expect(jobRequests.some(({ client_name }) => client_name === null)).toBe(true);
    expect(jobRequests.some(({ client_name }) => client_name?.en?.includes("'"))).toBe(true);
    expect(jobRequests.some(({ status }) => String(status) === 'Pending Committee')).toBe(true);
    expect(jobRequests.some(({ description }) => description.en?.includes('<table>'))).toBe(true);
    expect(invoices.filter(({ status }) => String(status) === 'In Dispute')).toHaveLength(1);
    expect(invoices.some(({ net_total, currency }) => currency === 'KWD' && /\.\d{3}$/.test(String(net_total)))).toBe(
      true,
    );
  });

  it('has every other text in both languages', () => {
    const odd = jobRequests.filter(({ job_title, summary }) => !bilingual(job_title) || !bilingual(summary));
    expect(odd).toHaveLength(2);
    expect(
      contracts.every(({ title, milestones }) => bilingual(title) && milestones.every((row) => bilingual(row.title))),
    ).toBe(true);
    expect(JSON.stringify(localize([contracts, profiles, bios], 'ar'))).not.toMatch(/"(en|ar)":/);
  });

  it('has contracts with the next action and milestone that follow from their milestones', () => {
    for (const contract of contracts) {
      const { next_action, next_milestone, next_milestone_due } = contract;
      // a seeded contract has no signature of the page, and the other columns are not read
      expect(withNextAction({ ...contract, signature: null } as ContractRow)).toMatchObject({
        next_action,
        next_milestone,
        next_milestone_due,
      });
      const running = contract.milestones.findIndex(({ status }) => status === 'Pending') - 1;
      if (contract.status === 'Active') expect(contract.milestones[running]?.status).not.toBe('Approved');
    }
  });

  it('has contracts with the price and the beginning of the quotations that were won', () => {
    const won = responses.filter(({ my_status }) => my_status === 'Won');
    expect(won).toHaveLength(contracts.length);
    for (const { rfq, quotation } of won) {
      const contract = contracts.find((each) => each.rfq === rfq);
      const { contract_value, currency, price_basis, start_date } = contract ?? {};
      expect(quotation).toMatchObject({
        status: 'Accepted',
        net_total: contract_value,
        currency,
        price_basis,
        available_from: start_date,
      });
    }
  });

  it('has contracts that ended on the day that their history states', () => {
    const ended = contracts.filter(({ status }) => status === 'Completed' || status === 'Terminated');
    expect(ended).toHaveLength(5);
    for (const { timeline, status, end_date } of ended)
      expect(timeline.at(-1)).toMatchObject({ status, changed_on: expect.stringContaining(String(end_date)) });
  });

  it('has notifications from the time of what they state, oldest first', () => {
    const times = notifications.map(({ creation }) => creation);
    expect(times).toEqual([...times].sort());
    expect(notifications.map(({ position }) => position)).toEqual(notifications.map((_, at) => at + 1));
    const about = (kind: string) => notifications.filter((row) => row.kind === kind);
    const contract = (name: string | null) => contracts.find((row) => row.name === name);
    for (const { reference, creation } of about('Contract Signed'))
      expect(contract(reference)).toMatchObject({ signed_on: creation });
    for (const { reference, creation } of about('Contract To Sign'))
      expect(contract(reference)).toMatchObject({ creation, next_action: 'Sign' });
    for (const { reference, creation } of about('Request Invited'))
      expect(jobRequests.find(({ name }) => name === reference)).toMatchObject({ creation });
    for (const { reference, creation } of about('Invoice Paid'))
      expect(invoices.find(({ name }) => name === reference)?.paid_on).toBe(String(creation).slice(0, 10));
    for (const { reference, creation } of about('Quotation Shortlisted')) {
      const { my_status, quotation } = responses.find(({ rfq, quotation }) => rfq === reference && quotation) ?? {};
      expect(my_status).toBe('Shortlisted');
      expect(String(quotation?.submitted_on) < String(creation)).toBe(true);
    }
  });

  it('has requests whose deadline and status agree', () => {
    for (const { status, valid_till } of jobRequests) {
      if (status === 'Open' && valid_till) expect(valid_till > today).toBe(true);
      if (status === 'Expired') expect(String(valid_till) < today).toBe(true);
    }
    const mine = new Map(jobRequestCandidates.map((row) => [`${row.rfq} ${row.user}`, row]));
    for (const { name } of jobRequests) expect(mine.has(`${name} ${demoAccount.email}`)).toBe(true);
  });
});

describe('the money', () => {
  const decimals = (currency: string) => (currency === 'KWD' ? 3 : 2);
  const sum = (amounts: number[], currency: string) =>
    Number(amounts.reduce((total, amount) => total + amount, 0).toFixed(decimals(currency)));

  it.each(contracts)('of $name agrees with its milestones and invoices', (contract) => {
    const { name, currency, milestones } = contract;
    const counted = invoices.filter((row) => row.contract === name && !['Draft', 'Cancelled'].includes(row.status));
    expect(contract.contract_value).toBe(
      sum(
        milestones.map(({ amount }) => amount),
        currency,
      ),
    );
    expect(contract.invoiced_amount).toBe(
      sum(
        counted.map(({ net_total }) => net_total),
        currency,
      ),
    );
    const before = 1 + (counted[0]?.taxes[0]?.rate ?? 0) / 100; // all invoices of a contract have one rate
    expect(contract.paid_amount).toBeCloseTo(
      sum(
        counted.map(({ paid_amount }) => paid_amount),
        currency,
      ) / before,
      1,
    );
    expect(contract.paid_amount).toBeLessThanOrEqual(contract.invoiced_amount);
    expect(contract.invoiced_amount).toBeLessThanOrEqual(contract.contract_value);
    for (const milestone of milestones.filter(({ status }) => status === 'Paid' || status === 'Invoiced')) {
      const invoice = invoices.find((row) => row.name === milestone.invoice);
      expect(invoice).toMatchObject({ contract: name, milestone: milestone.name, net_total: milestone.amount });
      expect(invoice?.status === 'Paid').toBe(milestone.status === 'Paid');
    }
  });

  it.each(invoices)('of $name adds up', (row) => {
    const { currency, net_total, grand_total, taxes, status } = row;
    expect(grand_total).toBe(sum([net_total, row.total_taxes_and_charges], currency));
    expect(row.total_taxes_and_charges).toBe(
      sum(
        taxes.map(({ tax_amount }) => tax_amount),
        currency,
      ),
    );
    expect(net_total).toBe(Number(net_total.toFixed(decimals(currency))));
    if (status === 'Paid') expect([row.outstanding_amount, row.paid_amount]).toEqual([0, grand_total]);
    if (status === 'Overdue') expect(row.due_date < today).toBe(true);
    if (status === 'Unpaid') expect(row.due_date >= today).toBe(true);
    if (status === 'Partly Paid') expect(row.outstanding_amount).toBe(sum([grand_total, -row.paid_amount], currency));
    expect(row.is_return === 1).toBe(net_total < 0);
  });
});

describe('the reference data', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it.each([
    ['getCurrencies', 14],
    ['getLanguages', 44],
    ['getEducationLevels', 8],
    ['getPreferences', 10],
    ['getPriceBasis', 6],
    ['getYearsOfExperience', 6],
    ['getIndustries', 21],
    ['getServiceLines', 17],
    ['getRegions', 40],
    ['getTechnicalSkills', 60],
    ['getServices', 6],
  ] as const)('of %s has %i rows, ranked, named in Arabic', async (name, count) => {
    const rows = await readRows(await api.call(name, { language: 'ar' }));
    expect(rows).toHaveLength(count);
    const ranks = rows.map(({ rank }) => Number(rank));
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    const labels = rows.map(({ label, language_name }) => String(label ?? language_name ?? 'س'));
    const arabic = labels.filter((label) => /[ء-ي]/.test(label));
    expect(arabic.length / labels.length).toBeGreaterThan(name === 'getTechnicalSkills' ? 0.7 : 0.99);
  });

  it('contains the 23 texts of the specification', async () => {
    const { data } = (await (await api.call('getTranslationText')).json()).message;
    expect(Object.keys(data)).toHaveLength(23);
  });
});
