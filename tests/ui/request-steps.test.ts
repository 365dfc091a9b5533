import { describe, expect, test } from 'vitest';
import {
  type MyStatus,
  myStatuses,
  type RequestStatus,
  requestStatuses,
} from '../../src/services/contract/statuses.ts';
import { requestActions, requestStep, wonStep } from '../../src/ui/job-request/next-steps.ts';
import { messagesIn } from './support/messages-in.ts';

const now = '2026-03-05 12:00:00.000000';
const ahead = '2026-03-06 12:00:00';
const passed = '2026-03-04 12:00:00';

type Row = readonly [message: string, waitsOn: string | null, actions?: string];

const settled: Record<'Won' | 'Not Selected' | 'Declined' | 'Withdrawn', Row> = {
  Won: ['next_won', 'Network'],
  'Not Selected': ['next_not_selected', null],
  Declined: ['next_declined', null],
  Withdrawn: ['next_withdrawn', null],
};
const all = (message: string, waitsOn: string | null = null) => ({
  None: [message, waitsOn] as const,
  Draft: [message, waitsOn] as const,
  Submitted: [message, waitsOn] as const,
  Shortlisted: [message, waitsOn] as const,
});

const expected: Record<RequestStatus, Record<MyStatus, Row>> = {
  Open: {
    None: ['next_quote', 'Candidate', 'quote decline'],
    Draft: ['next_quote', 'Candidate', 'quote decline'],
    Submitted: ['next_submitted', 'Client', 'withdraw'],
    Shortlisted: ['next_shortlisted', 'Client', 'withdraw'],
    Won: ['next_won', 'Network'],
    'Not Selected': ['next_not_selected', null],
    Declined: ['next_declined_open', null, 'undoDecline'],
    Withdrawn: ['next_quote_again', null, 'quote decline'],
  },
  Shortlisting: {
    ...settled,
    None: ['next_shortlisting', null],
    Draft: ['next_shortlisting', null],
    Submitted: ['next_submitted', 'Client', 'withdraw'],
    Shortlisted: ['next_shortlisted', 'Client', 'withdraw'],
  },
  'On Hold': { ...settled, ...all('next_on_hold', 'Client') },
  Awarded: { ...settled, ...all('next_awarded') },
  Closed: { ...settled, ...all('next_closed') },
  Cancelled: { ...settled, ...all('next_request_cancelled'), Won: ['next_request_cancelled', null] },
  Expired: { ...settled, ...all('next_request_expired') },
};

/** Only a request that is still open changes with its deadline. */
const afterDeadline: Record<MyStatus, Row> = {
  ...settled,
  None: ['next_deadline_passed', null],
  Draft: ['next_deadline_passed', null],
  Submitted: ['next_submitted', 'Client', 'withdraw'],
  Shortlisted: ['next_shortlisted', 'Client', 'withdraw'],
};

const rowOf = (request: Parameters<typeof requestStep>[0]): Row => {
  const { message, waitsOn } = requestStep(request, now);
  const actions = requestActions(request, now).join(' ');
  return actions === '' ? [message, waitsOn] : [message, waitsOn, actions];
};

describe.each(requestStatuses)('the next step of a request that is %s', (status) => {
  test.each(myStatuses)('while the candidate’s own status is %s', (my_status) => {
    for (const valid_till of [ahead, null])
      expect(rowOf({ status, my_status, valid_till, can_respond: true })).toEqual(expected[status][my_status]);
  });

  test.each(myStatuses)('after the deadline, while the candidate’s own status is %s', (my_status) => {
    const row = (status === 'Open' ? afterDeadline : expected[status])[my_status];
    expect(rowOf({ status, my_status, valid_till: passed, can_respond: true })).toEqual(row);
  });
});

test.each(requestStatuses)('a contract follows a request that is %s only if the candidate has won it', (status) => {
  const isFollowed = (my_status: MyStatus) =>
    requestStep({ status, my_status, valid_till: null, can_respond: true }, now).isWon;
  expect(myStatuses.filter(isFollowed)).toEqual(status === 'Cancelled' ? [] : ['Won']);
});

test.each([
  ['is not known yet', undefined, 'next_won_contract', null],
  ['does not exist', null, 'next_won', 'Network'],
  ['has to be signed', { next_action: 'Sign' }, 'next_won_sign', 'Candidate'],
  ['has to be fulfilled', { next_action: 'Deliver' }, 'next_won_contract', null],
  ['has no next action', { next_action: null }, 'next_won_contract', null],
] as const)('the next step of a request that was won, when its contract %s', (_, contract, message, waitsOn) => {
  expect(wonStep(contract)).toEqual({ message, waitsOn, isWon: true });
});

test('an open request offers nothing when the server does not permit a response', () => {
  const request = { status: 'Open', my_status: 'None', valid_till: ahead, can_respond: false };
  expect(rowOf(request)).toEqual(['next_nothing', null]);
});

test.each(requestStatuses.filter((status) => status !== 'Open'))(
  'a request that is %s has the same step whether or not the server permits a response',
  (status) => {
    for (const my_status of myStatuses)
      expect(rowOf({ status, my_status, valid_till: ahead, can_respond: false })).toEqual(expected[status][my_status]);
  },
);

test('a request without a status of the candidate has the step and the actions of one without an answer', () => {
  expect(rowOf({ status: 'Open', my_status: null, valid_till: ahead, can_respond: true })).toEqual(expected.Open.None);
});

test.each([
  ['request', { status: 'In Committee', my_status: 'None' }],
  ['candidate', { status: 'Open', my_status: 'Paused' }],
  ['request, which is absent,', { status: null, my_status: null }],
])('an unknown status of the %s leads to no step', (_, statuses) => {
  expect(rowOf({ ...statuses, valid_till: null, can_respond: true })).toEqual(['next_nothing', null]);
});

test.each(['en', 'ar'] as const)('every message of the table differs from the others, in %s', (language) => {
  const t = messagesIn(language);
  const ids = new Set(
    [...Object.values(expected), afterDeadline].flatMap((rows) => Object.values(rows).map(([message]) => message)),
  );
  expect(new Set([...ids].map((id) => t(id as 'next_quote'))).size).toBe(ids.size);
});
