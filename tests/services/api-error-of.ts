import { expect } from 'vitest';
import type { ApiError } from '../../src/services/contract/api-error.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Request } from '../../src/services/http.ts';
import { runCall } from './run-call.ts';
import { type Outcome, scriptFetch } from './script-fetch.ts';

export const request: Request = {
  language: 'en',
  token: 'T1',
  query: { usr: 'n@example.com', password: 'p', name: 'N-1' },
};

/** The API error of a failed call. */
export async function apiErrorOf(outcome: Outcome, name: CallName = 'getPreferences'): Promise<ApiError> {
  scriptFetch(outcome);
  return runCall(name, request).then(
    () => Promise.reject(new Error('The call succeeded')),
    ({ apiError, message, name }) => {
      expect([name, message]).toEqual(['CallError', apiError.message]);
      return apiError;
    },
  );
}
