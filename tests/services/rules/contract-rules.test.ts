import { expect, test } from 'vitest';
import { availabilities } from '../../../src/services/contract/fields/levels.ts';
import {
  hasFulfilment,
  hasNextAction,
  isAcceptedMilestone,
  isAwaitedSignature,
  needsDelivery,
  needsSignature,
  waitsOnCandidate,
} from '../../../src/services/contract/rules/contract-rules.ts';
import { isAvailableLater } from '../../../src/services/contract/rules/profile-rules.ts';
import {
  contractActions,
  fulfilmentStatuses,
  milestoneStatuses,
  signatureStatuses,
} from '../../../src/services/contract/statuses.ts';

test.each<[string, readonly string[], (value: string | null) => boolean, string[]]>([
  [
    'isAcceptedMilestone',
    milestoneStatuses,
    (status) => isAcceptedMilestone({ status }),
    ['Approved', 'Invoiced', 'Paid', 'Cancelled'],
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
  ['isAvailableLater', Object.keys(availabilities), isAvailableLater, ['Available From']],
])('%s is true for exactly the expected statuses', (_, values, predicate, expected) => {
  expect(values.filter(predicate)).toEqual(expected);
  expect(predicate(null)).toBe(false);
});

test('an unknown milestone is not accepted, an unknown signature not awaited, an unknown action not the candidate’s', () => {
  const status = 'In Mediation';
  expect([
    isAcceptedMilestone({ status }),
    isAwaitedSignature({ status }),
    waitsOnCandidate({ next_action: status }),
  ]).toEqual([false, false, false]);
});
