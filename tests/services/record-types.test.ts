/** The types of decoded records and of records that the API sends. */
import { expect, expectTypeOf, it } from 'vitest';
import {
  check,
  many,
  nested,
  number,
  oneOf,
  record,
  rows,
  text,
  type WireOf,
} from '../../src/services/contract/readers.ts';
import {
  type Contract,
  type ContractRow,
  type contract,
  contractRow,
} from '../../src/services/contract/records/contract.ts';
import type { ContractStatus } from '../../src/services/contract/statuses.ts';
import { runCall } from '../../src/services/http.ts';

const shape = record(['name'], {
  name: text,
  amount: number,
  is_signed: check,
  status: oneOf('signatureStatuses'),
  tags: many(text),
  child: nested({ title: text, level: number }),
  children: many(nested({ title: text })),
});

it('derives the sent type from the decoded one', () => {
  interface Sent {
    name: string;
    amount: number | null;
    is_signed: 0 | 1;
    status: 'Waiting' | 'Ready' | 'Signed' | 'Declined' | null;
    tags: string[];
    child: { title: string | null; level: number | null } | null;
    children: { title: string | null }[];
  }
  const list = rows(shape);
  expectTypeOf<WireOf<typeof shape>>().toEqualTypeOf<Sent>();
  expectTypeOf<WireOf<typeof list>>().toEqualTypeOf<Sent[]>();
});

it('does not compile when a sent record lacks, misnames or mistypes a field', () => {
  const sent: WireOf<typeof shape> = {
    name: 'S-1',
    amount: 1.5,
    is_signed: 1,
    status: 'Ready',
    tags: [],
    child: null,
    children: [{ title: null }],
  };
  const { tags: _, ...withoutTags } = sent;
  // @ts-expect-error a field is missing
  const missing: WireOf<typeof shape> = withoutTags;
  // @ts-expect-error a field has another name
  const renamed: WireOf<typeof shape> = { ...withoutTags, labels: [] };
  // @ts-expect-error a check is sent as 0 or 1
  const mistyped: WireOf<typeof shape> = { ...sent, is_signed: true };
  // @ts-expect-error no such status
  const misspelt: WireOf<typeof shape> = { ...sent, status: 'Redy' };
  // @ts-expect-error a required field is never null
  const nameless: WireOf<typeof shape> = { ...sent, name: null };
  expect([missing, renamed, mistyped, misspelt, nameless]).toHaveLength(5);
});

it('does not compile when a status is compared with a misspelt one', () => {
  const { status } = contractRow.create({ name: 'C-1', title: 'A contract', status: 'Awaiting Board' });
  expectTypeOf(status).toExtend<string | null>();
  expect(status === 'Active').toBe(false);
  // @ts-expect-error no such status
  expect(status === 'Actve').toBe(false);
  expect(status).toBe('Awaiting Board');
});

it('keeps the unions of the statuses in the records', () => {
  expectTypeOf<ContractStatus | null>().toExtend<ContractRow['status']>();
  expectTypeOf<WireOf<typeof contract>['status']>().toEqualTypeOf<ContractStatus | null>();
  expectTypeOf<'Ready'>().toExtend<NonNullable<Contract['signatures'][number]>['status']>();
});

it('does not compile when a caller misnames a parameter', () => {
  const request = { language: 'en', token: 'T1' } as const;
  const calls = [
    () => runCall('getContract', { ...request, query: { name: 'C-1' } }),
    // @ts-expect-error the call has a name, not an id
    () => runCall('getContract', { ...request, query: { id: 'C-1' } }),
  ];
  expect(calls).toHaveLength(2);
});
