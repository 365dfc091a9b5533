import { describe, expect, test } from 'vitest';
import {
  type ContractAction,
  type ContractStatus,
  contractActions,
  contractStatuses,
} from '../../src/services/contract/statuses.ts';
import { contractStep } from '../../src/ui/contract/contract-steps.ts';
import { messagesIn } from './support/messages-in.ts';

type Row = readonly [message: Parameters<ReturnType<typeof messagesIn>>[0], isAboutMilestone: boolean];

const same = (message: Row[0]): Record<ContractAction, Row> => ({
  Sign: [message, false],
  Deliver: [message, false],
  Wait: [message, false],
  None: [message, false],
});

const expected: Record<ContractStatus, Record<ContractAction, Row>> = {
  Unsigned: {
    Sign: ['next_sign', false],
    Deliver: ['next_deliver', true],
    Wait: ['next_other_signatures', false],
    None: ['next_other_signatures', false],
  },
  Active: {
    Sign: ['next_sign', false],
    Deliver: ['next_deliver', true],
    Wait: ['next_wait_client', true],
    None: ['next_nothing', false],
  },
  'On Hold': same('next_work_paused'),
  Inactive: same('next_contract_lapsed'),
  Completed: same('next_contract_completed'),
  Terminated: same('next_contract_terminated'),
  Cancelled: same('next_contract_cancelled'),
};

describe.each(['en', 'ar'] as const)('the next step of a contract, in %s', (language) => {
  const t = messagesIn(language);
  test.each(contractStatuses.flatMap((status) => contractActions.map((next_action) => [status, next_action] as const)))(
    'that is %s with the next action %s',
    (status, next_action) => {
      const [message, isAboutMilestone] = expected[status][next_action];
      expect(contractStep(t, { status, next_action })).toEqual({ text: t(message), isAboutMilestone });
    },
  );

  test.each([
    ['of an unknown status follows the action', 'In Mediation', 'Deliver', t('next_deliver'), true],
    ['of an unknown status may be to sign', 'In Mediation', 'Sign', t('next_sign'), false],
    ['of an unknown action is that action', 'Active', 'Arbitrate', 'Arbitrate', true],
    [
      'of a contract that has ended ignores an unknown action',
      'Completed',
      'Arbitrate',
      t('next_contract_completed'),
      false,
    ],
    ['without an action is none', null, null, t('next_nothing'), false],
    ['of an active contract without an action is none', 'Active', null, t('next_nothing'), false],
  ])('%s', (_, status, next_action, text, isAboutMilestone) => {
    expect(contractStep(t, { status, next_action } as Parameters<typeof contractStep>[1])).toEqual({
      text,
      isAboutMilestone,
    });
  });
});
