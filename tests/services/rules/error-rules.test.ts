import { expect, test } from 'vitest';
import { type ApiErrorKind, CallError } from '../../../src/services/contract/api-error.ts';
import { hasNoReply, isTransient, isUnsent, mayHaveArrived } from '../../../src/services/contract/rules/error-rules.ts';

const everyKind = Object.keys({
  offline: true,
  unreachable: true,
  timedOut: true,
  unreadable: true,
  unreadableFile: true,
  maintenance: true,
  throttled: true,
  unauthorized: true,
  earlierSession: true,
  badRequest: true,
  invalidUrl: true,
  forbidden: true,
  missing: true,
  duplicate: true,
  refused: true,
  linkExpired: true,
  unverified: true,
  tooLarge: true,
  server: true,
  mailFailed: true,
  canceled: true,
  foreignSession: true,
  readOnly: true,
  unknown: true,
} satisfies Record<ApiErrorKind, true>) as ApiErrorKind[]; // the keys of that record

test.each([
  ['hasNoReply', hasNoReply, ['offline', 'unreachable', 'timedOut', 'unreadable']],
  ['isTransient', isTransient, ['offline', 'unreachable', 'timedOut', 'unreadable', 'maintenance', 'throttled']],
  ['isUnsent', isUnsent, ['offline', 'unreachable']],
  ['mayHaveArrived', mayHaveArrived, ['unreachable', 'timedOut', 'unreadable']],
])('%s is true for exactly the expected errors', (_, predicate, expected) => {
  expect(everyKind.filter((kind) => predicate(new CallError({ kind }).apiError))).toEqual(expected);
});
