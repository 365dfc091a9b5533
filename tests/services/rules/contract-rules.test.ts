import { expect, test } from 'vitest';
import { availabilities } from '../../../src/services/contract/fields/levels.ts';
import {
  awaitsInvoice,
  awaitsOthers,
  awaitsPayment,
  canAskToEnd,
  canSign,
  earliestLastDay,
  hasFulfilment,
  hasNextAction,
  hasTimeToEnd,
  isAwaitedSignature,
  isCandidate,
  isClosedMilestone,
  isDeliverable,
  isDelivered,
  isOpenContract,
  isPayableMilestone,
  milestoneToDeliver,
  needsChanges,
  needsDelivery,
  needsSignature,
  standardPaymentDays,
  waitsOnCandidate,
} from '../../../src/services/contract/rules/contract-rules.ts';
import { isApproved, isAvailableLater } from '../../../src/services/contract/rules/profile-rules.ts';
import {
  contractActions,
  contractStatuses,
  fulfilmentStatuses,
  milestoneStatuses,
  partyNames,
  profileStatuses,
  signatureStatuses,
} from '../../../src/services/contract/statuses.ts';

test.each<[string, readonly string[], (value: string | null) => boolean, string[]]>([
  [
    'isClosedMilestone',
    milestoneStatuses,
    (status) => isClosedMilestone({ status }),
    ['Approved', 'Invoiced', 'Paid', 'Cancelled'],
  ],
  [
    'isPayableMilestone',
    milestoneStatuses,
    (status) => isPayableMilestone({ status }),
    ['Approved', 'Invoiced', 'Paid'],
  ],
  ['isAwaitedSignature', signatureStatuses, (status) => isAwaitedSignature({ status }), ['Waiting', 'Ready']],
  ['needsSignature', contractActions, (next_action) => needsSignature({ next_action }), ['Sign']],
  ['needsDelivery', contractActions, (next_action) => needsDelivery({ next_action }), ['Deliver']],
  ['hasNextAction', contractActions, (next_action) => hasNextAction({ next_action }), ['Sign', 'Deliver', 'Wait']],
  ['waitsOnCandidate', contractActions, (next_action) => waitsOnCandidate({ next_action }), ['Sign', 'Deliver']],
  [
    'hasFulfilment',
    fulfilmentStatuses,
    (fulfilment_status) => hasFulfilment({ fulfilment_status }),
    ['Unfulfilled', 'Partially Fulfilled', 'Fulfilled', 'Lapsed'],
  ],
  [
    'isDeliverable',
    milestoneStatuses,
    (status) => isDeliverable({ status }),
    ['Pending', 'In Progress', 'Changes Requested'],
  ],
  ['isDelivered', milestoneStatuses, (status) => isDelivered({ status }), ['Submitted']],
  ['needsChanges', milestoneStatuses, (status) => needsChanges({ status }), ['Changes Requested']],
  ['awaitsInvoice', milestoneStatuses, (status) => awaitsInvoice({ status }), ['Approved']],
  ['awaitsPayment', milestoneStatuses, (status) => awaitsPayment({ status }), ['Invoiced']],
  ['canAskToEnd', contractStatuses, (status) => canAskToEnd({ status, ending: null }), ['On Hold', 'Active']],
  ['isOpenContract', contractStatuses, (status) => isOpenContract({ status }), ['Unsigned', 'On Hold', 'Active']],
  ['isCandidate', partyNames, (party) => isCandidate({ party }), ['Candidate']],
  ['isApproved', profileStatuses, (status) => isApproved({ status }), ['Approved']],
  ['isAvailableLater', Object.keys(availabilities), isAvailableLater, ['Available From']],
])('%s is true for exactly the expected statuses', (_, values, predicate, expected) => {
  expect(values.filter(predicate)).toEqual(expected);
  expect(predicate(null)).toBe(false);
});

test('an unknown milestone is not closed, an unknown signature not awaited, an unknown action not the candidate’s', () => {
  const status = 'In Mediation';
  expect([
    isClosedMilestone({ status }),
    isAwaitedSignature({ status }),
    waitsOnCandidate({ next_action: status }),
  ]).toEqual([false, false, false]);
});

const every = contractStatuses.flatMap((status) => contractActions.map((next_action) => ({ status, next_action })));

test('a contract can be signed while it is unsigned and the candidate has to sign', () => {
  expect(every.filter(canSign)).toEqual([{ status: 'Unsigned', next_action: 'Sign' }]);
});

test('an active contract has its first undelivered milestone to deliver', () => {
  const [open, changed] = [{ status: 'Pending' }, { status: 'Changes Requested' }];
  const milestones = [{ status: 'Approved' }, { status: 'Submitted' }, changed, open];
  const deliverable = every.filter((contract) => milestoneToDeliver({ ...contract, milestones }));
  expect(deliverable).toEqual([{ status: 'Active', next_action: 'Deliver' }]);
  expect(milestoneToDeliver({ status: 'Active', next_action: 'Deliver', milestones })).toBe(changed);
  expect(milestoneToDeliver({ status: 'Active', next_action: 'Deliver', milestones: [{ status: 'Paid' }] })).toBe(
    undefined,
  );
});

test('a contract cannot be ended twice', () => {
  expect(canAskToEnd({ status: 'Active', ending: {} })).toBe(false);
});

test('the earliest last day is after the notice period', () => {
  const earliest = (notice_period_days: number | null) =>
    earliestLastDay({ notice_period_days, start_date: '2026-01-01' }, '2026-02-27');
  expect([earliest(30), earliest(null)]).toEqual(['2026-03-29', '2026-02-27']);
});

test('a contract that has not begun cannot end before its start', () => {
  const earliest = (start_date: string | null) => earliestLastDay({ notice_period_days: 30, start_date }, '2026-02-27');
  expect([earliest('2026-03-28'), earliest('2026-03-30'), earliest(null)]).toEqual([
    ...['2026-03-29', '2026-03-30', '2026-03-29'],
  ]);
  const ends = (end_date: string) =>
    hasTimeToEnd({ notice_period_days: 30, start_date: '2026-04-01', end_date }, '2026-02-27');
  expect([ends('2026-04-01'), ends('2026-04-02')]).toEqual([false, true]);
});

test.each([
  [-5, '2026-02-27'],
  [36_501, '2126-02-03'],
  [999_999_999, '2126-02-03'],
])('a notice period of %i days ends on a date', (notice_period_days, day) => {
  expect(earliestLastDay({ notice_period_days, start_date: null }, '2026-02-27')).toBe(day);
});

test('a contract can be ended early while its notice period ends before it does', () => {
  const ends = (end_date: string | null) =>
    hasTimeToEnd({ notice_period_days: 30, start_date: null, end_date }, '2026-02-27');
  expect([ends('2026-03-30'), ends('2026-03-29'), ends(null)]).toEqual([true, false, true]);
});

test('others act next before the client has signed, while a payment is missing, and when the candidate waits', () => {
  const waiting = (milestones: { status: string }[]) =>
    every
      .filter((contract) => awaitsOthers({ ...contract, milestones }))
      .map(({ status, next_action }) => `${status}: ${next_action}`);
  const settled = ['Unsigned: None', 'Unsigned: Deliver', 'Unsigned: Wait', 'Active: Wait', 'On Hold: Wait'];
  expect(waiting([{ status: 'Paid' }, { status: 'Pending' }]).toSorted()).toEqual(settled.toSorted());
  const unpaid = every
    .map(({ status, next_action }) => `${status}: ${next_action}`)
    .filter((each) => each !== 'Unsigned: Sign');
  expect(waiting([{ status: 'Paid' }, { status: 'Approved' }])).toEqual(unpaid);
  expect(waiting([{ status: 'Invoiced' }, { status: 'Paid' }])).toEqual(unpaid);
});

test('an invoice of the standard contract is due after 30 days, as its terms state', () => {
  expect(standardPaymentDays).toBe(30);
});
