// Long because the chart and the actions that it names are read together.
import { type AnyEventObject, assertEvent, assign, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import type { DraftValue } from '../services/contract/fields/draft.ts';
import type { EditEvent } from './draft-editing.ts';
import { notProvided } from './not-provided.ts';
import { conflictingFields, isSettled, latestOf, rebased } from './record-conflict.ts';
import {
  afterCheck,
  afterEdit,
  changedFields,
  errorsOf,
  freshOf,
  modifiedOf,
  opened,
  type RecordContext,
  type RecordTag,
  type Side,
  toSave,
} from './record-draft.ts';
import { afterUploadFailure, recordFileError, uploadField } from './record-file.ts';

export type RecordEvent =
  | EditEvent
  /** A field or a row lost the focus. */
  | { type: 'draft.check'; path: string }
  | { type: 'draft.open'; section: Section; record: unknown }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  | { type: 'draft.clear' }
  | { type: 'file.attach'; file: File }
  /** Removes the file, or cancels its upload. */
  | { type: 'file.detach' }
  | { type: 'upload.moved'; share: number }
  | { type: 'upload.held'; value: DraftValue }
  | { type: 'upload.failed'; apiError: ApiError }
  | { type: 'conflict.choose'; field: string; side: Side }
  | { type: 'conflict.settle' };

export interface RecordToSave {
  /** The fields that were changed, as the wire has them. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly modified: string | null;
}

interface Saved {
  readonly modified: string | null;
}

/**
 * Editing a person's own record section by section. The draft survives a reload and an expired session. A save that
 * finds the record changed elsewhere merges changes of different fields, and offers a choice where both changed the same
 * one.
 */
export function createRecordMachine(key: RecordKey) {
  const isDirty = (context: RecordContext) => changedFields(key, context).length > 0;
  return setup({
    types: { context: {} as RecordContext, events: {} as RecordEvent, tags: {} as RecordTag },
    actors: {
      save: fromPromise<Saved, RecordToSave>(notProvided),
      readLatest: fromPromise<unknown>(notProvided),
      /** Sends `upload.moved`, then `upload.held` or `upload.failed`. */
      upload: fromCallback<AnyEventObject, { file: File }>(notProvided),
    },
    guards: {
      isSessionOver: (_, { kind }: ApiError) => kind === 'unauthorized',
      isStale: (_, { fields }: ApiError) => fields.modified !== undefined,
      isOpen: ({ context }, section: Section) => section === context.section,
      isDirty: ({ context }) => isDirty(context),
      isClean: ({ context }) => !isDirty(context),
      isValid: ({ context }) => Object.keys(errorsOf(key, context)).length === 0,
      isContested: ({ context }, { record }: { record: unknown }) =>
        conflictingFields(key, context, latestOf(key, record).draft).length > 0,
      isSettled: ({ context }) => isSettled(key, context),
      isAcceptable: (_, file: File) => recordFileError(key, file) === null,
    },
    actions: {
      reportExpiry: sendParent({ type: 'session.expired' }),
      notifySaved: sendParent({ type: 'record.saved' }),
      open: assign((_, { section, record }: { section: Section; record: unknown }) => opened(key, section, record)),
      markHeldBack: assign({ isHeldBack: true }),
      edit: assign(({ context }, edit: EditEvent) => afterEdit(key, context, edit)),
      check: assign(({ context }, path: string) => afterCheck(key, context, path)),
      storeValidationErrors: assign(({ context }) => ({
        validationErrors: errorsOf(key, context),
        isHeldBack: false,
      })),
      clearProblems: assign({ validationErrors: {}, apiError: null, isHeldBack: false }),
      storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
      storeUploadFailure: assign((_, apiError: ApiError) => afterUploadFailure(key, apiError)),
      rejectFile: assign((_, file: File) => {
        const error = recordFileError(key, file);
        return { apiError: null, validationErrors: error ? { [uploadField[key]]: error } : {} };
      }),
      startUpload: assign({ progress: 0, validationErrors: {}, apiError: null, isHeldBack: false }),
      storeProgress: assign((_, progress: number) => ({ progress })),
      storeUploadedFile: assign(({ context }, value: DraftValue) => ({
        draft: { ...context.draft, [uploadField[key]]: value },
      })),
      removeFile: assign(({ context }) => ({
        draft: { ...context.draft, [uploadField[key]]: null },
        validationErrors: {},
        apiError: null,
      })),
      storeLatest: assign((_, { record }: { record: unknown }) => ({ latest: latestOf(key, record), sides: {} })),
      choose: assign(({ context }, { field, side }: { field: string; side: Side }) => ({
        sides: { ...context.sides, [field]: side },
      })),
      rebase: assign(({ context }) => rebased(key, context)),
      close: assign(() => freshOf(key)),
      closeSaved: assign(({ context }, reply: Saved) => ({ ...freshOf(key), saved: savedOf(key, context, reply) })),
    },
  }).createMachine({
    id: key,
    context: () => freshOf(key),
    initial: 'viewing',
    on: { 'draft.clear': { target: '.viewing', actions: 'close' } },
    states: {
      viewing: {
        id: 'viewing',
        on: { 'draft.open': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } } },
      },
      editing: {
        on: {
          'draft.open': [
            { guard: { type: 'isOpen', params: ({ event }) => event.section } },
            { guard: 'isDirty', actions: 'markHeldBack' },
            { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
          ],
          'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
          'draft.check': { actions: { type: 'check', params: ({ event }) => event.path } },
          'row.add': { actions: { type: 'edit', params: ({ event }) => event } },
          'row.remove': { actions: { type: 'edit', params: ({ event }) => event } },
          'row.move': { actions: { type: 'edit', params: ({ event }) => event } },
          'draft.discard': { target: 'viewing', actions: 'close' },
        },
        initial: 'typing',
        states: {
          typing: {
            on: {
              'draft.save': [
                { guard: 'isClean', target: '#viewing', actions: 'close' },
                { guard: 'isValid', target: '#saving' },
                { actions: 'storeValidationErrors' },
              ],
              'file.attach': [
                { guard: { type: 'isAcceptable', params: ({ event }) => event.file }, target: 'uploading' },
                { actions: { type: 'rejectFile', params: ({ event }) => event.file } },
              ],
              'file.detach': { actions: 'removeFile' },
            },
          },
          uploading: {
            tags: 'uploading',
            entry: 'startUpload',
            on: {
              'upload.moved': { actions: { type: 'storeProgress', params: ({ event }) => event.share } },
              'upload.held': {
                target: 'typing',
                actions: { type: 'storeUploadedFile', params: ({ event }) => event.value },
              },
              'upload.failed': {
                target: 'typing',
                actions: { type: 'storeUploadFailure', params: ({ event }) => event.apiError },
              },
              'file.detach': 'typing',
            },
            invoke: {
              id: 'upload',
              src: 'upload',
              input: ({ event }) => {
                assertEvent(event, 'file.attach');
                return { file: event.file };
              },
              onError: {
                target: 'typing',
                actions: { type: 'storeUploadFailure', params: ({ event }) => toApiError(event.error) },
              },
            },
          },
        },
      },
      saving: {
        id: 'saving',
        tags: 'busy',
        entry: 'clearProblems',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ fields: toSave(key, context), modified: context.startedFrom }),
          onDone: {
            target: 'viewing',
            actions: [{ type: 'closeSaved', params: ({ event }) => event.output }, 'notifySaved'],
          },
          onError: [
            { guard: { type: 'isStale', params: ({ event }) => toApiError(event.error) }, target: 'comparing' },
            ...failed,
          ],
        },
      },
      comparing: {
        tags: 'busy',
        invoke: {
          id: 'readLatest',
          src: 'readLatest',
          onDone: [
            {
              guard: { type: 'isContested', params: ({ event }) => ({ record: event.output }) },
              target: 'choosing',
              actions: { type: 'storeLatest', params: ({ event }) => ({ record: event.output }) },
            },
            {
              target: 'merging',
              actions: [{ type: 'storeLatest', params: ({ event }) => ({ record: event.output }) }, 'rebase'],
            },
          ],
          onError: [...failed],
        },
      },
      choosing: {
        tags: 'choosing',
        on: {
          'conflict.choose': { actions: { type: 'choose', params: ({ event }) => event } },
          'conflict.settle': { guard: 'isSettled', target: 'merging', actions: 'rebase' },
          'draft.discard': { target: 'viewing', actions: ['close', 'notifySaved'] },
        },
      },
      /** The draft is based on the latest version. If theirs was chosen for every field, nothing has to be saved. */
      merging: {
        always: [
          { guard: 'isDirty', target: 'saving' },
          { target: 'viewing', actions: ['close', 'notifySaved'] },
        ],
      },
    },
  });
}

const errorIn = ({ event }: { event: { error: unknown } }): ApiError => toApiError(event.error);

/** Returns to the form, which shows the error. */
const failed = [
  {
    guard: { type: 'isSessionOver', params: errorIn },
    target: 'editing',
    actions: [{ type: 'storeFailure', params: errorIn }, { type: 'reportExpiry' }],
  },
  { target: 'editing', actions: { type: 'storeFailure', params: errorIn } },
] as const;

function savedOf(key: RecordKey, context: RecordContext, reply: Saved): RecordContext['saved'] {
  const modified = modifiedOf(reply);
  if (context.section === null || modified === null) return null;
  return { section: context.section, modified, fields: toSave(key, context) };
}
