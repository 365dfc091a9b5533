import { type AnyActor, type AnyActorRef, assign, fromCallback, raise, sendParent, sendTo, setup } from 'xstate';
import { type ApiError, CallError } from '../services/contract/api-error.ts';
import { type AttachedFile, maxAttachedFiles } from '../services/contract/fields/attached-files.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { deliverableError } from '../services/contract/fields/file-rules.ts';
import { isUnauthorized } from './failure.ts';
import { notProvided } from './not-provided.ts';

/** The actor with the draft that takes the files. */
type FilesOwner = 'contract' | 'quotation';

/** A file that is being uploaded, or was not. */
export interface Upload {
  readonly id: string;
  readonly owner: FilesOwner;
  /** The name of the contract or the request. */
  readonly subject: string;
  readonly fileName: string;
  /** The fraction that has been sent; `null` when the upload has ended. */
  readonly share: number | null;
  /** Why it cannot be uploaded. */
  readonly code: FieldErrorCode | null;
  /** Why the upload failed, after which it can be repeated. */
  readonly apiError: ApiError | null;
}

export interface DeliveryFilesContext {
  readonly uploads: readonly Upload[];
}

interface Chosen {
  readonly type: 'file.add';
  readonly id: string;
  readonly owner: FilesOwner;
  readonly subject: string;
  readonly file: File;
  /** The number of files that the draft already has. */
  readonly held: number;
}

export type DeliveryFilesEvent =
  | Chosen
  | { type: 'file.retry'; id: string }
  | { type: 'file.remove'; id: string }
  | { type: 'upload.moved'; id: string; share: number }
  | { type: 'upload.held'; id: string; file: AttachedFile }
  | { type: 'upload.failed'; id: string; apiError: ApiError }
  | { type: 'draft.clear' };

/** The events to the actor that sends the files. It has their bytes, which no context contains. */
export type UploaderEvent =
  | { type: 'upload.start'; id: string; file: File }
  | { type: 'upload.repeat'; id: string }
  | { type: 'upload.stop'; id: string };

interface Held {
  readonly id: string;
  readonly file: AttachedFile;
}

const uploadOf = ({ uploads }: DeliveryFilesContext, id: string) => uploads.find((upload) => upload.id === id);

/** The draft that an upload belongs to. The guard of the event has found the upload, so the default is never used. */
const toOwner = ({ context, system }: { context: DeliveryFilesContext; system: AnyActor['system'] }, { id }: Held) =>
  system.get(uploadOf(context, id)?.owner ?? 'contract') as AnyActorRef; // any system returns any actor

/** Uploads the files of deliveries and quotations, each on its own, and hands them over to their draft. */
export const deliveryFilesMachine = setup({
  types: { context: {} as DeliveryFilesContext, events: {} as DeliveryFilesEvent },
  actors: { uploader: fromCallback<UploaderEvent>(notProvided) },
  guards: {
    isAcceptable: ({ context }, { file, held, subject }: Chosen) =>
      deliverableError(file) === null && held + countOf(context, subject) < maxAttachedFiles,
    hasRoom: ({ context }, { held, subject }: Chosen) => held + countOf(context, subject) < maxAttachedFiles,
    isKnown: ({ context }, id: string) => context.uploads.some((upload) => upload.id === id),
    isSessionOver: isUnauthorized,
  },
  actions: {
    add: assign(({ context }, { id, owner, subject, file }: Chosen) => {
      const code = deliverableError(file);
      const added = { id, owner, subject, fileName: file.name, share: code === null ? 0 : null, code, apiError: null };
      return { uploads: [...context.uploads.filter((upload) => !isReplaced(upload, added)), added] };
    }),
    startUpload: sendTo('uploader', (_, { id, file }: Chosen) => ({ type: 'upload.start', id, file })),
    repeatUpload: sendTo('uploader', (_, id: string) => ({ type: 'upload.repeat', id })),
    stopUpload: sendTo('uploader', (_, id: string) => ({ type: 'upload.stop', id })),
    storeRepeated: assign(({ context }, id: string) => changed(context, id, { share: 0, apiError: null })),
    // progress that is reported after the end of an upload is late
    storeProgress: assign(({ context }, { id, share }: { id: string; share: number }) =>
      uploadOf(context, id)?.share === null ? {} : changed(context, id, { share }),
    ),
    storeFailure: assign(({ context }, { id, apiError }: { id: string; apiError: ApiError }) =>
      changed(context, id, { share: null, apiError }),
    ),
    storeLost: assign(({ context }) => ({ uploads: context.uploads.map(lost) })),
    remove: assign(({ context }, id: string) => ({ uploads: context.uploads.filter((upload) => upload.id !== id) })),
    passToDraft: sendTo(toOwner, ({ context }, { id, file }: Held) => ({
      type: 'file.held',
      subject: uploadOf(context, id)?.subject ?? '',
      file,
    })),
    clear: assign({ uploads: [] }),
    addAgain: raise((_, chosen: Chosen) => chosen),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'deliveryFiles',
  context: { uploads: [] },
  initial: 'ready',
  states: {
    ready: {
      invoke: { id: 'uploader', src: 'uploader', onError: { target: 'failed', actions: 'storeLost' } },
      on: {
        'draft.clear': { target: 'ready', reenter: true, actions: 'clear' },
        'file.add': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            actions: [
              { type: 'add', params: ({ event }) => event },
              { type: 'startUpload', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: { type: 'add', params: ({ event }) => event },
          },
        ],
        'file.retry': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: [
            { type: 'storeRepeated', params: ({ event }) => event.id },
            { type: 'repeatUpload', params: ({ event }) => event.id },
          ],
        },
        'file.remove': {
          actions: [
            { type: 'stopUpload', params: ({ event }) => event.id },
            { type: 'remove', params: ({ event }) => event.id },
          ],
        },
        'upload.moved': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'upload.held': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: [
            { type: 'passToDraft', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event.id },
          ],
        },
        'upload.failed': [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => event.apiError },
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'reportExpiry'],
          },
          { actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The uploader has stopped, and the bytes of its files are lost. The next file starts it again. */
    failed: {
      on: {
        'draft.clear': { target: 'ready', actions: 'clear' },
        'file.add': { target: 'ready', actions: { type: 'addAgain', params: ({ event }) => event } },
        'file.remove': { actions: { type: 'remove', params: ({ event }) => event.id } },
      },
    },
  },
});

/** A file that has to be chosen again, unless it cannot be uploaded anyway. */
const lost = (upload: Upload): Upload =>
  upload.code === null
    ? { ...upload, share: null, apiError: new CallError({ kind: 'unreadableFile' }).apiError }
    : upload;

/** The files of a draft that are not handed over. Those that cannot be uploaded take no place. */
const countOf = ({ uploads }: DeliveryFilesContext, subject: string): number =>
  uploads.filter((upload) => upload.subject === subject && upload.code === null).length;

/** A failed upload is removed when a file of the same name is chosen. */
const isReplaced = (old: Upload, { subject, fileName }: Upload): boolean =>
  old.share === null && old.subject === subject && old.fileName === fileName;

const changed = ({ uploads }: DeliveryFilesContext, id: string, change: Partial<Upload>): DeliveryFilesContext => ({
  uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
});
