/** The orders of lists: each sorts the rows in the same way, whatever their order was. */
import { expect, test } from 'vitest';
import { type ContractRow, contractRow } from '../../src/services/contract/records/contract.ts';
import { type Invoice, invoice } from '../../src/services/contract/records/invoice.ts';
import { type JobRequest, jobRequest } from '../../src/services/contract/records/job-request.ts';
import { byMatch } from '../../src/services/contract/rules/request-rules.ts';
import * as contracts from '../../src/ui/contract/contract-order.ts';
import * as invoices from '../../src/ui/invoice/invoice-order.ts';
import * as requests from '../../src/ui/job-request/job-request-order.ts';

type Compare<Row> = (a: Row, b: Row) => number;
type Rows = readonly Readonly<Record<string, unknown>>[];

const request = (fields: object): JobRequest => jobRequest.create({ job_title: 'Roadmap', status: 'Open', ...fields });
const contract = (fields: object): ContractRow =>
  contractRow.create({ title: 'Roadmap', status: 'Active', next_action: 'None', ...fields });
const bill = (fields: object): Invoice => invoice.create({ title: 'Roadmap', status: 'Unpaid', ...fields });

const open = { next_action: 'Deliver' };
const unpaid = { currency: 'SAR', outstanding_amount: 1 };

test.each<readonly [order: string, create: (fields: object) => unknown, compare: Compare<never>, sorted: Rows]>([
  [
    'requests by deadline',
    request,
    requests.byDeadline('2026-03-05 12:00:00'),
    [
      { valid_till: '2026-03-05 12:00:01' },
      { valid_till: '2026-03-06' },
      { valid_till: '2026-03-07 08:00:00' },
      { valid_till: null, transaction_date: '2026-03-04' },
      { valid_till: null, transaction_date: '2026-03-02' },
      { valid_till: '2026-03-05 11:00:00', transaction_date: '2026-03-03' },
      { valid_till: '2026-03-09', status: 'Closed', transaction_date: '2026-03-01' },
    ],
  ],
  [
    'requests by date',
    request,
    requests.byNewest,
    [{ transaction_date: '2026-03-02' }, { transaction_date: '2026-03-01' }, { transaction_date: null }],
  ],
  [
    'requests by budget',
    request,
    requests.byBudget,
    [
      { currency: 'AED', budget_max: 10 },
      { currency: 'SAR', budget_max: 900 },
      { currency: 'SAR', budget_max: null, budget_min: 500 },
      { currency: 'SAR', budget_max: 400, budget_min: 300 },
      { currency: 'AED', budget_max: null, budget_min: null },
    ],
  ],
  ['requests by match', request, byMatch, [{ match_score: 90 }, { match_score: 0 }, { match_score: null }]],
  [
    'contracts by what waits',
    contract,
    contracts.byWaiting,
    [
      { status: 'Unsigned', next_action: 'Sign', next_milestone_due: '2026-03-09' },
      { ...open, next_milestone_due: '2026-03-01' },
      { ...open, next_milestone_due: '2026-03-02' },
      { ...open, next_milestone_due: null },
      { start_date: '2026-02-02' },
      { start_date: '2026-02-01', next_milestone_due: '2026-02-01' },
      { start_date: null },
    ],
  ],
  [
    'contracts by end',
    contract,
    contracts.byEnding,
    [{ end_date: '2026-03-01' }, { end_date: '2026-03-02' }, { end_date: null }],
  ],
  [
    'contracts by date',
    contract,
    contracts.byNewest,
    [{ start_date: '2026-03-02' }, { start_date: '2026-03-01' }, { start_date: null }],
  ],
  [
    'contracts by client',
    contract,
    contracts.byClient,
    [{ party_name: null }, { party_name: 'أرامكو' }, { party_name: 'Client 2' }, { party_name: 'Client 10' }],
  ],
  [
    'invoices by due day',
    bill,
    invoices.byDue,
    [
      { ...unpaid, due_date: '2026-03-01' },
      { ...unpaid, due_date: '2026-03-02', posting_date: '2026-02-02' },
      { ...unpaid, due_date: '2026-03-02', posting_date: '2026-02-01' },
      { outstanding_amount: 0, due_date: '2026-01-01', posting_date: '2026-02-03' },
      { outstanding_amount: null, due_date: null, posting_date: '2026-02-02' },
      { ...unpaid, due_date: null, posting_date: '2026-02-01' },
    ],
  ],
  [
    'invoices by date',
    bill,
    invoices.byNewest,
    [{ posting_date: null }, { posting_date: '2026-03-02' }, { posting_date: '2026-03-01' }],
  ],
  [
    'invoices by amount',
    bill,
    invoices.byAmount,
    [
      { currency: 'AED', grand_total: 1 },
      { currency: 'SAR', grand_total: 900 },
      { currency: 'SAR', grand_total: -5 },
      { currency: 'SAR', grand_total: null },
    ],
  ],
  [
    'invoices by client',
    bill,
    invoices.byClient,
    [
      { customer_name: 'Client 2', posting_date: '2026-03-02' },
      { customer_name: 'Client 2', posting_date: '2026-03-01' },
      { customer_name: 'Client 10' },
    ],
  ],
])('%s', (_, create, compare, sorted) => {
  const rows = sorted.map((fields, at) => create({ name: `Row ${at}`, ...fields })) as never[]; // which `compare` reads
  for (let first = 0; first < rows.length; first += 1) {
    const rotated = [...rows.slice(first), ...rows.slice(0, first)];
    expect(rotated.toSorted(compare)).toEqual(rows);
    expect(rotated.toReversed().toSorted(compare)).toEqual(rows);
  }
  for (const [at, earlier] of rows.entries())
    for (const later of rows.slice(at + 1))
      expect([compare(earlier, later), compare(later, earlier)].map(Math.sign)).toEqual([-1, 1]);
});
