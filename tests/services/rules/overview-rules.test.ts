import { describe, expect, it } from 'vitest';
import { contractRow } from '../../../src/services/contract/records/contract.ts';
import { invoice as invoiceShape } from '../../../src/services/contract/records/invoice.ts';
import { jobRequest } from '../../../src/services/contract/records/job-request.ts';
import { bestMatches, moneyOf, needsOf } from '../../../src/services/contract/rules/overview-rules.ts';

const now = Date.parse('2026-03-10T09:00:00+03:00');
const time = '2026-03-10 09:00:00.000000';

const contract = (name: string, parts: object) => contractRow.create({ name, title: name, ...parts });
const request = (name: string, parts: object) =>
  jobRequest.create({ name, job_title: name, status: 'Open', my_status: 'None', is_invited: 1, ...parts });
const invoice = (name: string, parts: object) =>
  invoiceShape.create({ name, title: name, status: 'Unpaid', currency: 'SAR', outstanding_amount: 5, ...parts });

const needs = (records: Partial<Parameters<typeof needsOf>[0]>) =>
  needsOf({ contracts: [], requests: [], invoices: [], drafts: [], ...records }, now).map(
    ({ kind, name }) => `${kind} ${name}`,
  );

describe('what needs the candidate', () => {
  it('is most urgent first, across the lists, and overdue invoices last', () => {
    expect(
      needs({
        contracts: [
          contract('later', { next_action: 'Deliver', next_milestone_due: '2026-03-20' }),
          contract('sign', { next_action: 'Sign' }),
          contract('late', { next_action: 'Deliver', next_milestone_due: '2026-03-01' }),
        ],
        requests: [request('closing', { valid_till: '2026-03-11 12:00:00' })],
        invoices: [invoice('overdue', { due_date: '2026-02-01' })],
      }),
    ).toEqual(['deliver late', 'sign sign', 'answer closing', 'deliver later', 'overdue overdue']);
  });

  it('has what is due at the same time in the order of the lists', () => {
    const next_milestone_due = '2026-03-11';
    const contracts = ['B', 'A', 'C'].map((name) => contract(name, { next_action: 'Deliver', next_milestone_due }));
    const requests = [request('R', { valid_till: '2026-03-11' })];
    expect(needs({ contracts, requests })).toEqual(['deliver B', 'deliver A', 'deliver C', 'answer R']);
  });

  it('has the title, the other side and the time of each record', () => {
    const records = {
      contracts: [
        contract('C-1', {
          title: 'Audit',
          party_name: 'Rawabi',
          next_action: 'Sign',
          next_milestone_due: '2026-03-11',
        }),
        contract('C-2', {
          title: 'Review',
          party_name: null,
          next_action: 'Deliver',
          next_milestone_due: '2026-03-12',
        }),
      ],
      requests: [
        request('R-1', {
          job_title: 'Tax',
          client_name: 'Gulf',
          my_status: 'Draft',
          valid_till: '2026-03-13 10:00:00',
        }),
        request('R-2', { job_title: 'Risk', client_name: null, valid_till: '2026-03-12 10:00:00' }),
      ],
      invoices: [invoice('I-1', { title: 'March', customer_name: 'Najd', due_date: '2026-03-01' })],
      drafts: [],
    };
    expect(needsOf(records, now)).toEqual([
      { kind: 'sign', name: 'C-1', title: 'Audit', party: 'Rawabi', due: null },
      { kind: 'answer', name: 'R-2', title: 'Risk', party: null, due: '2026-03-12 10:00:00' },
      { kind: 'deliver', name: 'C-2', title: 'Review', party: null, due: '2026-03-12' },
      { kind: 'continue', name: 'R-1', title: 'Tax', party: 'Gulf', due: '2026-03-13 10:00:00' },
      { kind: 'overdue', name: 'I-1', title: 'I-1', party: 'Najd', due: '2026-03-01' },
    ]);
  });

  it('has deliveries that are due within two weeks, or without a day', () => {
    const due = (next_milestone_due: string | null) =>
      needs({ contracts: [contract('C', { next_action: 'Deliver', next_milestone_due })] });
    expect(due('2026-03-24')).toEqual(['deliver C']);
    expect(due('2026-03-24 17:00:00')).toEqual(['deliver C']);
    expect(due('2026-03-25')).toEqual([]);
    expect(due(null)).toEqual(['deliver C']);
    expect(needs({ contracts: [contract('C', { next_action: 'Wait', next_milestone_due: '2026-03-01' })] })).toEqual(
      [],
    );
  });

  it('has a delivery that the client wants changed, whenever it is due', () => {
    const returned = { next_action: 'Deliver', next_milestone_due: '2026-06-01' };
    const status = (next_milestone_status?: string) =>
      needs({ contracts: [contract('C', { ...returned, next_milestone_status })] });
    expect(status('Changes Requested')).toEqual(['change C']);
    expect(status('In Progress')).toEqual([]);
    expect(status()).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['was invited to', { valid_till: '2026-03-13 09:00:00' }, ['answer R']],
    ['has exactly 72 hours for', { valid_till: '2026-03-13 09:00:00.000000' }, ['answer R']],
    ['saved', { is_invited: 0, is_saved: 1, valid_till: '2026-03-12' }, ['answer R']],
    ['neither was invited to nor saved', { is_invited: 0, valid_till: '2026-03-12' }, []],
    ['has more than 72 hours for', { valid_till: '2026-03-13 09:00:01' }, []],
    ['missed', { valid_till: '2026-03-10 08:59:59' }, []],
    ['answered', { my_status: 'Submitted', valid_till: '2026-03-12' }, []],
    ['began to answer', { my_status: 'Draft', is_invited: 0, valid_till: '2026-06-01' }, ['continue R']],
    ['was invited to, and began to answer', { my_status: 'Draft', valid_till: '2026-03-12' }, ['continue R']],
    ['began to answer too late', { my_status: 'Draft', valid_till: '2026-03-01' }, []],
  ])('treats a request that the candidate %s by its end', (_, parts, expected) => {
    expect(needs({ requests: [request('R', parts)] })).toEqual(expected);
  });

  it('has a quotation that was begun in this browser, while it can be sent', () => {
    const begun = (parts: object) => needs({ requests: [request('R', parts), request('S', {})], drafts: ['R'] });
    expect(begun({ is_invited: 0, valid_till: '2026-06-01' })).toEqual(['continue R']);
    expect(begun({ valid_till: '2026-03-12' })).toEqual(['continue R']);
    expect(begun({ my_status: 'Withdrawn' })).toEqual(['continue R']);
    expect(begun({ my_status: 'Submitted' })).toEqual([]);
    expect(begun({ valid_till: '2026-03-01' })).toEqual([]);
  });

  it('has the invoices in the order of their due days', () => {
    const invoices = ['2026-03-01', '2026-01-15', '2026-02-01'].map((due_date) => invoice(due_date, { due_date }));
    expect(needs({ invoices })).toEqual(['overdue 2026-01-15', 'overdue 2026-02-01', 'overdue 2026-03-01']);
  });

  it('has no invoice that is paid or not due', () => {
    expect(
      needs({
        invoices: [
          invoice('paid', { status: 'Paid', due_date: '2026-02-01', outstanding_amount: 0 }),
          invoice('open', { due_date: '2026-03-10' }),
        ],
      }),
    ).toEqual([]);
  });
});

it('the best matches are the open requests with the highest scores', () => {
  const requests = [
    request('low', { match_score: 20 }),
    request('unknown', {}),
    request('closed', { match_score: 99, status: 'Closed' }),
    request('high', { match_score: 80 }),
  ];
  expect(bestMatches(requests, time, 2).map(({ name }) => name)).toEqual(['high', 'low']);
  const unmatched = [request('unknown', {}), request('none', { match_score: 0 })];
  expect(bestMatches(unmatched, time, 9).map(({ name }) => name)).toEqual(['none', 'unknown']);
});

it('the sums are in the order of the number of invoices, and to four decimals', () => {
  const invoices = [
    invoice('A', { currency: 'KWD', grand_total: 0.00004 }),
    invoice('B', { currency: 'SAR', grand_total: 0.1 }),
    invoice('C', { currency: 'SAR', grand_total: 0.20006 }),
  ];
  expect(moneyOf(invoices, '2026-03-10').map(({ currency, invoiced }) => [currency, invoiced])).toEqual([
    ['SAR', 0.3001],
    ['KWD', 0],
  ]);
});

it('the money of a currency divides what was invoiced into paid, not yet due and overdue', () => {
  const invoices = [
    invoice('A', { grand_total: 100.1, paid_amount: 100.1, outstanding_amount: 0, status: 'Paid' }),
    invoice('B', { grand_total: 50.2, paid_amount: 20, outstanding_amount: 30.2, due_date: '2026-02-01' }),
    invoice('C', { grand_total: 10, outstanding_amount: 10, due_date: '2026-04-01' }),
    invoice('D', { grand_total: 7, outstanding_amount: 7, currency: 'KWD', due_date: '2026-04-01' }),
    invoice('E', { grand_total: 9, outstanding_amount: 9, status: 'Draft' }),
    invoice('F', { grand_total: 9, outstanding_amount: 9, currency: null }),
  ];
  expect(moneyOf(invoices, '2026-03-10')).toEqual([
    { currency: 'SAR', invoiced: 160.3, paid: 120.1, notDue: 10, overdue: 30.2 },
    { currency: 'KWD', invoiced: 7, paid: 0, notDue: 7, overdue: 0 },
  ]);
});

it('the sums of more invoices copy no more lists', () => {
  const list = Array.from({ length: 1_000 }, (_, at) => invoice(`I-${at}`, {}));
  const iterator = Array.prototype[Symbol.iterator];
  const copiesOf = (invoices: typeof list) => {
    let copies = 0;
    Array.prototype[Symbol.iterator] = function () {
      copies += 1;
      return iterator.call(this);
    };
    moneyOf(invoices, '2026-03-10');
    Array.prototype[Symbol.iterator] = iterator;
    return copies;
  };
  expect(copiesOf(list)).toBe(copiesOf(list.slice(0, 10)));
});
