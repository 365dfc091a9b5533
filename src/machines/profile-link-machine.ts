import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import { text } from '../services/contract/readers.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { type Replied, replyOf } from './reply.ts';

/** The link as the server has it; a `null` token where there is none. */
export interface ProfileLink {
  readonly token: string | null;
  /** When it was created, as the wire writes it. */
  readonly created_on: string | null;
}

export interface ProfileLinkContext {
  readonly link: ProfileLink;
  /** The id under which a link is created once; `''` when none was requested. */
  readonly submission: string;
  /** Why the last call failed. */
  readonly apiError: ApiError | null;
}

export type ProfileLinkEvent =
  /** A page that shows the link came on screen, or tries again. */
  | { type: 'link.load' }
  | { type: 'link.create' }
  /** @property address the complete address of the page that the link opens */
  | { type: 'link.copy'; address: string }
  /** Asks for confirmation before the link is revoked. */
  | { type: 'link.revoke' }
  | { type: 'link.confirm' }
  | { type: 'link.cancel' }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type ProfileLinkTag =
  | 'busy'
  | 'reading'
  | 'failed'
  | 'none'
  | 'shared'
  | 'confirming'
  | 'revoking'
  | 'copied'
  | 'notCopied';

const noLink: ProfileLink = { token: null, created_on: null };
const fresh: ProfileLinkContext = { link: noLink, submission: '', apiError: null };

/**
 * Creates, copies and revokes the link by which clients without an account see the profile. A call with an unknown
 * outcome is followed by a read, so that the page never states what the server does not have.
 */
export const profileLinkMachine = setup({
  types: { context: {} as ProfileLinkContext, events: {} as ProfileLinkEvent, tags: {} as ProfileLinkTag },
  actors: {
    getLink: fromPromise<ProfileLink>(notProvided),
    /** Reads the link too, to find out whether a call without a reply has arrived. */
    checkLink: fromPromise<ProfileLink>(notProvided),
    createLink: fromPromise<ProfileLink, { submission: string }>(notProvided),
    revokeLink: fromPromise<ProfileLink, { token: string }>(notProvided),
    copyText: fromPromise<unknown, { text: string }>(notProvided),
  },
  guards: {
    isSessionOver: isUnauthorized,
    hasLink: (_, { token }: ProfileLink) => token !== null,
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
  },
  actions: {
    // after a call without a reply, its failure is still true where nothing has changed
    storeLink: assign(({ context }, link: ProfileLink) => ({
      link,
      submission: '',
      apiError: link.token === context.link.token ? context.apiError : null,
    })),
    nameSubmission: assign(({ context: { submission } }) => ({ submission: submission || newSubmission() })),
    clearFailure: assign({ apiError: null }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clear: assign(() => fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
  delays: { noticeTime: 4_000 },
}).createMachine({
  id: 'profileLink',
  context: () => fresh,
  initial: 'unread',
  on: { 'draft.clear': { target: '.unread', actions: 'clear' } },
  states: {
    unread: { on: { 'link.load': 'reading' } },
    reading: { tags: ['busy', 'reading'], entry: 'clearFailure', invoke: reading('getLink') },
    /** A call got no reply, so its outcome is unknown. */
    checking: { tags: ['busy', 'reading'], invoke: reading('checkLink') },
    /** Whether there is a link is unknown. */
    failed: { tags: 'failed', on: { 'link.load': 'reading' } },
    none: { tags: 'none', on: { 'link.create': 'creating', 'link.load': 'reading' } },
    creating: {
      tags: ['busy', 'none'],
      entry: ['clearFailure', 'nameSubmission'],
      invoke: {
        id: 'createLink',
        src: 'createLink',
        input: ({ context: { submission } }) => ({ submission }),
        onDone: stored(),
        onError: [
          { guard: isSessionOver, target: 'none', actions: 'reportExpiry' },
          { guard: { type: 'mayHaveArrived', params: apiErrorOf }, target: 'checking', actions: storeFailure },
          { target: 'none', actions: storeFailure },
        ],
      },
    },
    shared: {
      tags: 'shared',
      initial: 'idle',
      on: {
        'link.copy': '.copying',
        'link.revoke': { target: '.confirming', actions: 'clearFailure' },
        'link.load': 'reading',
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'link.copy' ? event.address : '' }),
            onDone: 'copied',
            onError: 'notCopied',
          },
        },
        copied: { tags: 'copied', after: { noticeTime: 'idle' } },
        /** The browser gives no access to the clipboard: the page shows the address to copy by hand. */
        notCopied: { tags: 'notCopied' },
        confirming: {
          tags: 'confirming',
          on: { 'link.confirm': '#profileLink.revoking', 'link.cancel': 'idle', 'link.copy': {}, 'link.load': {} },
        },
      },
    },
    revoking: {
      tags: ['busy', 'shared', 'revoking'],
      entry: 'clearFailure',
      invoke: {
        id: 'revokeLink',
        src: 'revokeLink',
        input: ({ context: { link } }) => ({ token: link.token ?? '' }),
        onDone: stored(),
        onError: [
          { guard: isSessionOver, target: 'shared', actions: 'reportExpiry' },
          { guard: { type: 'mayHaveArrived', params: apiErrorOf }, target: 'checking', actions: storeFailure },
          { target: 'shared', actions: storeFailure },
        ],
      },
    },
  },
});

/** Reads the link, for the first time or to check a call without a reply. */
function reading<S extends 'getLink' | 'checkLink'>(src: S) {
  return {
    id: src,
    src,
    onDone: stored(),
    onError: [
      { guard: isSessionOver, target: 'unread', actions: 'reportExpiry' },
      { target: 'failed', actions: storeFailure },
    ],
  } as const;
}

/** The state that the link of a reply leads to. */
function stored() {
  const actions = { type: 'storeLink', params: linkIn } as const;
  return [
    { guard: { type: 'hasLink', params: linkIn }, target: 'shared', actions },
    { target: 'none', actions },
  ] as const;
}

function linkIn(replied: Replied<ProfileLink>): ProfileLink {
  const { token, created_on } = replyOf(replied);
  return { token: text(token), created_on: text(created_on) };
}
