import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';

/** A file to download: the address in its record, and the name to save it under. */
export interface FileToDownload {
  readonly address: string;
  readonly fileName: string;
}

export interface FilesContext {
  /** To be downloaded; the first is being downloaded. */
  readonly queue: readonly FileToDownload[];
  /** Why a download failed, by the file's address. */
  readonly apiErrors: Readonly<Record<string, ApiError>>;
}

export type FilesEvent = ({ type: 'file.download' } & FileToDownload) | { type: 'draft.clear' };

/** Downloads files, one after another in the order of the clicks. Their bytes never enter the context. */
export const filesMachine = setup({
  types: { context: {} as FilesContext, events: {} as FilesEvent },
  actors: { downloadFile: fromPromise<unknown, FileToDownload>(notProvided) },
  guards: {
    isMore: ({ context }) => context.queue.length > 1,
    isQueued: ({ context }, file: FileToDownload) => context.queue.some(({ address }) => address === file.address),
    isSessionOver: isUnauthorized,
  },
  actions: {
    queueUp: assign(({ context: { queue, apiErrors } }, { address, fileName }: FileToDownload) => ({
      queue: [...queue, { address, fileName }],
      apiErrors: without(apiErrors, address),
    })),
    removeFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    storeFailure: assign(({ context: { queue, apiErrors } }, apiError: ApiError) => ({
      queue: queue.slice(1),
      apiErrors: queue[0] ? { ...apiErrors, [queue[0].address]: apiError } : apiErrors,
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
    idle: {
      on: { 'file.download': { target: 'fetching', actions: { type: 'queueUp', params: ({ event }) => event } } },
    },
    fetching: {
      tags: 'busy',
      // a second click on the same file has no effect
      on: {
        'file.download': [
          { guard: { type: 'isQueued', params: ({ event }) => event } },
          { actions: { type: 'queueUp', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context: { queue } }) => queue[0] ?? { address: '', fileName: '' },
        onDone: [
          { guard: 'isMore', target: 'fetching', reenter: true, actions: 'removeFirst' },
          { target: 'idle', actions: 'removeFirst' },
        ],
        onError: [
          {
            guard: isSessionOver,
            target: 'idle',
            actions: ['clear', 'reportExpiry'],
          },
          {
            guard: 'isMore',
            target: 'fetching',
            reenter: true,
            actions: storeFailure,
          },
          { target: 'idle', actions: storeFailure },
        ],
      },
    },
  },
});

function fresh(): FilesContext {
  return { queue: [], apiErrors: {} };
}

const without = (apiErrors: FilesContext['apiErrors'], address: string): FilesContext['apiErrors'] =>
  Object.fromEntries(Object.entries(apiErrors).filter(([key]) => key !== address));
