import { assign, fromPromise, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { SharedProfile } from '../services/contract/records/shared-profile.ts';
import { apiErrorOf, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { recordIn } from './record-reply.ts';

export interface SharedProfileContext {
  /** The token of the link; `''` where the address has none. */
  readonly token: string;
  readonly profile: SharedProfile | null;
  readonly apiError: ApiError | null;
}

/** The page of a link came on screen, tries again, or is shown in another language. */
export type SharedProfileEvent = { type: 'shared.open'; token: string };

/** The tags by which a page reads the state. */
type SharedProfileTag = 'busy' | 'revoked' | 'failed';

/** Reads the profile that somebody shares by a link. */
export const sharedProfileMachine = setup({
  types: { context: {} as SharedProfileContext, events: {} as SharedProfileEvent, tags: {} as SharedProfileTag },
  actors: { getSharedProfile: fromPromise<SharedProfile, { token: string }>(notProvided) },
  guards: {
    hasToken: (_, { token }: { token: string }) => token !== '',
    isMissing: (_, { kind }: ApiError) => kind === 'missing',
  },
  actions: {
    select: assign(({ context }, { token }: { token: string }) =>
      context.token === token ? {} : { token, profile: null },
    ),
    storeProfile: assign((_, profile: SharedProfile | null) => ({ profile, apiError: null })),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clearProfile: assign({ profile: null, apiError: null }),
  },
}).createMachine({
  id: 'sharedProfile',
  context: { token: '', profile: null, apiError: null },
  initial: 'closed',
  on: {
    'shared.open': [
      {
        guard: { type: 'hasToken', params: ({ event }) => event },
        target: '.reading',
        actions: { type: 'select', params: ({ event }) => event },
      },
      { target: '.revoked', actions: { type: 'select', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {},
    /** The profile of an earlier read may still be shown. */
    reading: {
      tags: 'busy',
      invoke: {
        id: 'getSharedProfile',
        src: 'getSharedProfile',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'shown', actions: { type: 'storeProfile', params: recordIn } },
        onError: [
          { guard: { type: 'isMissing', params: apiErrorOf }, target: 'revoked' },
          { target: 'failed', actions: storeFailure },
        ],
      },
    },
    shown: {},
    /** There is no such link, or it was revoked. */
    revoked: { tags: 'revoked', entry: 'clearProfile' },
    failed: { tags: 'failed' },
  },
});
