import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { notProvided } from './not-provided.ts';

/** A file to be handed over: the address that its record says, and the name to save it under. */
export interface WantedFile {
  readonly address: string;
  readonly fileName: string;
}

export interface FilesContext {
  /** Still to be fetched; the first is on its way. */
  readonly queue: readonly WantedFile[];
  /** Why a file could not be had, by its address. */
  readonly apiErrors: Readonly<Record<string, ApiError>>;
}

export type FilesEvent = ({ type: 'file.download' } & WantedFile) | { type: 'draft.clear' };

/** Hands the server's files over, one after another in the order of the presses. Their bytes pass through no context. */
export const filesMachine = setup({
  types: { context: {} as FilesContext, events: {} as FilesEvent },
  actors: { downloadFile: fromPromise<unknown, WantedFile>(notProvided) },
  guards: {
    isMore: ({ context }) => context.queue.length > 1,
    isWanted: ({ context, event }) =>
      context.queue.some(({ address }) => 'address' in event && address === event.address),
    isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized',
  },
  actions: {
    queueUp: assign(({ context: { queue, apiErrors }, event }) => {
      assertEvent(event, 'file.download');
      const { address, fileName } = event;
      const { [address]: _, ...others } = apiErrors;
      return { queue: [...queue, { address, fileName }], apiErrors: others };
    }),
    removeFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    storeFailure: assign(({ context: { queue, apiErrors }, event }) => ({
      queue: queue.slice(1),
      apiErrors: queue[0] ? { ...apiErrors, [queue[0].address]: apiErrorIn(event) } : apiErrors,
    })),
    clear: assign(fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'files',
  context: fresh,
  initial: 'idle',
  on: { 'draft.clear': { target: '.idle', actions: 'clear' } },
  states: {
    idle: { on: { 'file.download': { target: 'fetching', actions: 'queueUp' } } },
    fetching: {
      tags: 'busy',
      // a second press on the same file asks for nothing more
      on: { 'file.download': [{ guard: 'isWanted' }, { actions: 'queueUp' }] },
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context: { queue } }) => queue[0] ?? { address: '', fileName: '' },
        onDone: [
          { guard: 'isMore', target: 'fetching', reenter: true, actions: 'removeFirst' },
          { target: 'idle', actions: 'removeFirst' },
        ],
        onError: [
          { guard: 'isSessionOver', target: 'idle', actions: ['clear', 'reportExpiry'] },
          { guard: 'isMore', target: 'fetching', reenter: true, actions: 'storeFailure' },
          { target: 'idle', actions: 'storeFailure' },
        ],
      },
    },
  },
});

function fresh(): FilesContext {
  return { queue: [], apiErrors: {} };
}

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const apiErrorIn = (event: object): ApiError => toApiError('error' in event ? event.error : null);
