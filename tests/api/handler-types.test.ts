/** Checks with `tsc` which functions are accepted as the handler of a call. The run itself checks nothing. */
import { expect, expectTypeOf, it } from 'vitest';
import type { Localized } from '../../api/bilingual.ts';
import { type Handler, personal } from '../../api/http/request-context.ts';
import type { QueryName, WireReply } from '../../src/services/contract/calls.ts';
import type { ContractStatus } from '../../src/services/contract/statuses.ts';

type Row = WireReply<'getContractList'>[number];

const row: Row = {
  name: 'CON-2026-00017',
  title: 'An audit',
  party_name: 'Al Noor',
  rfq: null,
  start_date: '2026-03-05',
  end_date: null,
  status: 'Active',
  fulfilment_status: 'Unfulfilled',
  is_signed: 1,
  signed_on: null,
  currency: 'SAR',
  contract_value: 1200.5,
  invoiced_amount: 0,
  paid_amount: 0,
  next_action: 'Deliver',
  next_milestone: null,
  next_milestone_due: null,
  next_milestone_status: null,
  modified: '2026-03-05 09:00:00.000000',
};
const { party_name, ...withoutParty } = row;

type List = Handler<'getContractList'>;

it('accepts a handler that returns each field of its call', () => {
  const complete: List = personal(async () => [row]);
  const withMore: List = personal(async () => [{ ...row, owner: 'noura@example.com' }]);
  expect([complete, withMore]).toHaveLength(2);
});

it('rejects a handler that omits, misnames or mistypes a field', () => {
  // @ts-expect-error party_name is missing
  const missing: List = personal(async () => [withoutParty]);
  // @ts-expect-error party_name is sent as client
  const misnamed: List = personal(async () => [{ ...withoutParty, client: party_name }]);
  // @ts-expect-error an amount is a number
  const mistyped: List = personal(async () => [{ ...row, contract_value: '1200.5' }]);
  // @ts-expect-error a check is 0 or 1
  const unchecked: List = personal(async () => [{ ...row, is_signed: true }]);
  // @ts-expect-error no such status
  const misspelt: List = personal(async () => [{ ...row, status: 'Actve' }]);
  // @ts-expect-error a bilingual text was not localized
  const bilingual: List = personal(async () => [{ ...row, title: { en: 'An audit', ar: 'تدقيق' } }]);
  // @ts-expect-error a list is sent as a list
  const single: List = personal(async () => row);
  // @ts-expect-error an unknown value may be anything
  const unknown: List = personal(async (): Promise<unknown> => [row]);
  expect([missing, misnamed, mistyped, unchecked, misspelt, bilingual, single, unknown]).toHaveLength(8);
});

it('rejects a handler that uses a parameter that its call does not have', () => {
  expectTypeOf<QueryName<'getContract'>>().toEqualTypeOf<'name'>();
  expectTypeOf<QueryName<'getTaxList'>>().toEqualTypeOf<'company'>();
  expectTypeOf<QueryName<'signIn'>>().toEqualTypeOf<'usr' | 'password'>();
  expectTypeOf<QueryName<'getBio'>>().toEqualTypeOf<never>();
  // @ts-expect-error the call has a name, not an id
  const misnamed: Handler<'endSession'> = personal(async ({ query }) => ({ ended: Number(query('id')) }));
  expect(misnamed).toBeTypeOf('function');
});

it('requires a response from the one call that sends a file', () => {
  const file: Handler<'downloadFile'> = async () => new Response('%PDF-1.7');
  // @ts-expect-error a file has no envelope
  const envelope: Handler<'downloadFile'> = async () => ({ file_url: '/private/files/a' });
  expect([file, envelope]).toHaveLength(2);
});

it('derives the type of a localized record', () => {
  interface Stored {
    name: string;
    title: { en?: string; ar?: string };
    city: { en?: string; ar?: string } | null;
    steps: { title: { en: string; ar: string } | string }[];
    status: ContractStatus;
  }
  expectTypeOf<Localized<Stored>>().toEqualTypeOf<{
    name: string;
    title: string;
    city: string | null;
    steps: { title: string }[];
    status: ContractStatus;
  }>();
});
