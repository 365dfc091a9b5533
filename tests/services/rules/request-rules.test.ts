import { describe, expect, test } from 'vitest';
import {
  canQuote,
  canWithdraw,
  hasArrived,
  isWithClient,
} from '../../../src/services/contract/rules/quotation-rules.ts';
import {
  byMatch,
  canDecline,
  canRespond,
  canUndoDecline,
  deadlineIn,
  hasAnswered,
  hasBegunAnswer,
  hasDeclined,
  isOpen,
  isPastDeadline,
  isUnanswered,
  isUndecided,
  takesQuotations,
} from '../../../src/services/contract/rules/request-rules.ts';
import { myStatuses, requestStatuses } from '../../../src/services/contract/statuses.ts';

const now = '2026-03-05 12:00:00.000000';
/** A future deadline, a past one and none; every status, an unknown one and none. */
const deadlines = ['2026-03-05 12:00:01', '2026-03-05 12:00:00', null];
const statuses = [...requestStatuses, 'In Committee', null];
const own = [...myStatuses, 'Paused', null];

const everyRow = statuses.flatMap((status) =>
  own.flatMap((my_status) => deadlines.map((valid_till) => ({ status, my_status, valid_till }))),
);

const all = (values: readonly (string | null)[], test: (value: string | null) => boolean) => values.filter(test);

describe('of the statuses of a request', () => {
  test.each([
    ['takesQuotations', takesQuotations, ['Open']],
    ['isUndecided', isUndecided, ['Open', 'Shortlisting']],
  ])('%s is true for exactly the expected statuses', (_, predicate, expected) => {
    expect(all(statuses, (status) => predicate({ status }))).toEqual(expected);
  });
});

describe('of the candidate’s own statuses', () => {
  test.each([
    ['isUnanswered', isUnanswered, ['None', 'Draft', 'Withdrawn', null]],
    [
      'hasAnswered',
      hasAnswered,
      ['Submitted', 'Shortlisted', 'Won', 'Not Selected', 'Declined', 'Withdrawn', 'Paused'],
    ],
    ['hasBegunAnswer', hasBegunAnswer, [...myStatuses.slice(1), 'Paused']],
    ['hasDeclined', hasDeclined, ['Declined']],
    ['isWithClient', isWithClient, ['Submitted', 'Shortlisted']],
  ])('%s is true for exactly the expected statuses', (_, predicate, expected) => {
    expect(all(own, (my_status) => predicate({ my_status }))).toEqual(expected);
  });

  test('hasArrived is true for a sent quotation and for an unknown status', () => {
    expect(all(own, hasArrived)).toEqual(['Submitted', 'Shortlisted', 'Won', 'Not Selected', 'Paused']);
  });
});

describe('over every combination of status, own status and deadline', () => {
  const rows = (statuses: (string | null)[], mine: (string | null)[], times: (string | null)[]) =>
    everyRow.filter(
      ({ status, my_status, valid_till }) =>
        statuses.includes(status) && mine.includes(my_status) && times.includes(valid_till),
    );
  const running = ['2026-03-05 12:00:01', null];
  const answerable = rows(['Open'], ['None', 'Draft', 'Withdrawn', null], running);

  test.each([
    ['isOpen', isOpen, rows(['Open'], own, running)],
    ['canRespond', canRespond, answerable],
    ['canQuote', canQuote, answerable],
    ['canDecline', canDecline, answerable],
    ['canUndoDecline', canUndoDecline, rows(['Open'], ['Declined'], running)],
    ['canWithdraw', canWithdraw, rows(['Open', 'Shortlisting'], ['Submitted', 'Shortlisted'], deadlines)],
  ])('%s is true for exactly the expected rows', (_, predicate, expected) => {
    expect(everyRow.filter((row) => predicate(row, now))).toEqual(expected);
  });
});

describe('a deadline', () => {
  test.each([
    ['a second ahead', '2026-03-05 12:00:01', false],
    ['a microsecond ahead', '2026-03-05 12:00:00.000001', false],
    ['that is now', '2026-03-05 12:00:00.000000', true],
    ['a second ago', '2026-03-05 11:59:59', true],
    ['with a T', '2026-03-05T12:00:01', false],
    ['with a T, past', '2026-03-05T11:59:59', true],
    ['that is today, without a time', '2026-03-05', false],
    ['that was yesterday, without a time', '2026-03-04', true],
    ['with spaces around it, past', ' 2026-03-04 ', true],
    ['that is absent', null, false],
    ['that cannot be read', 'soon', false],
    ['that does not begin with its day', '- 2026-03-04', false],
  ])('%s (%s) is past: %s', (_, valid_till, isPast) => expect(isPastDeadline({ valid_till }, now)).toBe(isPast));

  test('a day sorts after every time of that day', () => {
    expect(['2026-03-06 00:00:00', '2026-03-05', '2026-03-05 23:59:59.999999'].map(deadlineIn).toSorted()).toEqual([
      '2026-03-05 23:59:59.999999',
      '2026-03-05 24:00:00',
      '2026-03-06 00:00:00',
    ]);
  });
});

test('a request without a score is after one with a score of zero', () => {
  const [unknown, none] = [{ match_score: null }, { match_score: 0 }];
  expect([byMatch(unknown, none), byMatch(none, unknown)]).toEqual([1, -1]);
});
