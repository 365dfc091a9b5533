// Longer than most: a chart and the deeds that it names are read together.
import { type AnyEventObject, assertEvent, assign, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import type { DraftKey, Section } from '../services/contract/draft-kinds.ts';
import { sectionRefusals } from '../services/contract/draft-rules.ts';
import type { DraftValue } from '../services/contract/drafts.ts';
import { fileRefusalOf, uploadField } from '../services/contract/photo.ts';
import { isObject } from '../services/contract/readers.ts';
import { notProvided } from './not-provided.ts';
import { contestedIn, isSettled, rebased, withLatest } from './record-conflict.ts';
import {
  changedFields,
  edited,
  freshOf,
  modifiedOf,
  opened,
  type RecordContext,
  type RecordEdit,
  type RecordTag,
  type Side,
  toSave,
} from './record-draft.ts';

export type RecordEvent =
  | RecordEdit
  | { type: 'draft.open'; section: Section; record: unknown }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  | { type: 'draft.clear' }
  | { type: 'file.attach'; file: File }
  /** Takes the file away, or calls its upload off. */
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

/**
 * Editing a person's own record section by section: the draft outlives a reload and an expired session. A save
 * that finds the record changed elsewhere goes on by itself where the changes do not meet, and asks where they do.
 */
export function createRecordMachine(key: DraftKey) {
  const isDirty = (context: RecordContext) => changedFields(key, context).length > 0;
  const refusalsOf = ({ section, draft, base }: RecordContext) =>
    section === null ? {} : sectionRefusals(key, section, draft, base);
  return setup({
    types: { context: {} as RecordContext, events: {} as RecordEvent, tags: {} as RecordTag },
    actors: {
      save: fromPromise<{ modified: string | null }, RecordToSave>(notProvided),
      readLatest: fromPromise<unknown>(notProvided),
      /** Tells `upload.moved`, then `upload.held` or `upload.failed`. */
      upload: fromCallback<AnyEventObject, { file: File }>(notProvided),
    },
    guards: {
      isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized',
      isStale: ({ event }) => apiErrorIn(event).fields.modified !== undefined,
      isOpen: ({ context, event }) => event.type === 'draft.open' && event.section === context.section,
      isDirty: ({ context }) => isDirty(context),
      isClean: ({ context }) => !isDirty(context),
      isValid: ({ context }) => Object.keys(refusalsOf(context)).length === 0,
      isContested: ({ context, event }) =>
        contestedIn(key, context, withLatest(key, outputIn(event)).latest?.draft ?? {}).length > 0,
      isSettled: ({ context }) => isSettled(key, context),
      isAcceptable: ({ event }) => event.type === 'file.attach' && fileRefusalOf(key, event.file) === null,
    },
    actions: {
      reportExpiry: sendParent({ type: 'session.expired' }),
      notifySaved: sendParent({ type: 'record.saved' }),
      open: assign(({ event }) => {
        assertEvent(event, 'draft.open');
        return opened(key, event.section, event.record);
      }),
      markHeldBack: assign({ isHeldBack: true }),
      edit: assign(({ context, event }) => {
        assertEvent(event, ['draft.change', 'draft.check', 'row.add', 'row.remove', 'row.move']);
        return edited(key, context, event);
      }),
      refuse: assign(({ context }) => ({ refusals: refusalsOf(context), isHeldBack: false })),
      clearProblems: assign({ refusals: {}, apiError: null, isHeldBack: false }),
      storeFailure: assign(({ event }) => ({ apiError: apiErrorIn(event) })),
      storeUploadFailure: assign(({ event }) => uploadFailed(key, apiErrorIn(event))),
      rejectFile: assign(({ event }) => {
        assertEvent(event, 'file.attach');
        const refusal = fileRefusalOf(key, event.file);
        return { apiError: null, refusals: refusal ? { [uploadField[key]]: refusal } : {} };
      }),
      startUpload: assign({ progress: 0, refusals: {}, apiError: null, isHeldBack: false }),
      storeProgress: assign(({ event }) => {
        assertEvent(event, 'upload.moved');
        return { progress: event.share };
      }),
      storeUploadedFile: assign(({ context, event }) => {
        assertEvent(event, 'upload.held');
        return { draft: { ...context.draft, [uploadField[key]]: event.value } };
      }),
      removeFile: assign(({ context }) => ({
        draft: { ...context.draft, [uploadField[key]]: null },
        refusals: {},
        apiError: null,
      })),
      storeLatest: assign(({ event }) => withLatest(key, outputIn(event))),
      choose: assign(({ context, event }) => {
        assertEvent(event, 'conflict.choose');
        return { sides: { ...context.sides, [event.field]: event.side } };
      }),
      rebase: assign(({ context }) => rebased(key, context)),
      close: assign(() => freshOf(key)),
      closeSaved: assign(({ context, event }) => ({ ...freshOf(key), saved: savedOf(key, context, outputIn(event)) })),
    },
  }).createMachine({
    id: key,
    context: () => freshOf(key),
    initial: 'viewing',
    on: { 'draft.clear': { target: '.viewing', actions: 'close' } },
    states: {
      viewing: { id: 'viewing', on: { 'draft.open': { target: 'editing', actions: 'open' } } },
      editing: {
        on: {
          'draft.open': [
            { guard: 'isOpen' },
            { guard: 'isDirty', actions: 'markHeldBack' },
            { target: 'editing', actions: 'open' },
          ],
          'draft.change': { actions: 'edit' },
          'draft.check': { actions: 'edit' },
          'row.add': { actions: 'edit' },
          'row.remove': { actions: 'edit' },
          'row.move': { actions: 'edit' },
          'draft.discard': { target: 'viewing', actions: 'close' },
        },
        initial: 'typing',
        states: {
          typing: {
            on: {
              'draft.save': [
                { guard: 'isClean', target: '#viewing', actions: 'close' },
                { guard: 'isValid', target: '#saving' },
                { actions: 'refuse' },
              ],
              'file.attach': [{ guard: 'isAcceptable', target: 'uploading' }, { actions: 'rejectFile' }],
              'file.detach': { actions: 'removeFile' },
            },
          },
          uploading: {
            tags: 'uploading',
            entry: 'startUpload',
            on: {
              'upload.moved': { actions: 'storeProgress' },
              'upload.held': { target: 'typing', actions: 'storeUploadedFile' },
              'upload.failed': { target: 'typing', actions: 'storeUploadFailure' },
              'file.detach': 'typing',
            },
            invoke: {
              id: 'upload',
              src: 'upload',
              input: ({ event }) => {
                assertEvent(event, 'file.attach');
                return { file: event.file };
              },
              onError: { target: 'typing', actions: 'storeUploadFailure' },
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
          onDone: { target: 'viewing', actions: ['closeSaved', 'notifySaved'] },
          onError: [
            { guard: 'isStale', target: 'comparing' },
            { guard: 'isSessionOver', target: 'editing', actions: ['storeFailure', 'reportExpiry'] },
            { target: 'editing', actions: 'storeFailure' },
          ],
        },
      },
      comparing: {
        tags: 'busy',
        invoke: {
          id: 'readLatest',
          src: 'readLatest',
          onDone: [
            { guard: 'isContested', target: 'choosing', actions: 'storeLatest' },
            { target: 'merging', actions: ['storeLatest', 'rebase'] },
          ],
          onError: [
            { guard: 'isSessionOver', target: 'editing', actions: ['storeFailure', 'reportExpiry'] },
            { target: 'editing', actions: 'storeFailure' },
          ],
        },
      },
      choosing: {
        tags: 'choosing',
        on: {
          'conflict.choose': { actions: 'choose' },
          'conflict.settle': { guard: 'isSettled', target: 'merging', actions: 'rebase' },
          'draft.discard': { target: 'viewing', actions: ['close', 'notifySaved'] },
        },
      },
      /** The draft stands over the latest version; where theirs was chosen throughout, nothing is left to save. */
      merging: {
        always: [
          { guard: 'isDirty', target: 'saving' },
          { target: 'viewing', actions: ['close', 'notifySaved'] },
        ],
      },
    },
  });
}

/** A file may be refused for its content, under the name that the form has for it. */
function uploadFailed(key: DraftKey, apiError: ApiError): Partial<RecordContext> {
  const field = uploadField[key];
  const said = apiError.fields.file;
  if (said === 'fileContent') return { apiError: null, refusals: { [field]: said } };
  return { apiError: said === undefined ? apiError : { ...apiError, fields: { [field]: said } } };
}

function savedOf(key: DraftKey, context: RecordContext, reply: unknown): RecordContext['saved'] {
  const modified = modifiedOf(reply);
  if (context.section === null || modified === null) return null;
  return { section: context.section, modified, fields: toSave(key, context) };
}

// The events of invoked actors are not among the machine's own, so their payload is read structurally.
const outputIn = (event: object): unknown => ('output' in event ? event.output : null);
function apiErrorIn(event: object): ApiError {
  if ('apiError' in event && isObject(event.apiError)) return event.apiError as unknown as ApiError; // what `upload.failed` brings
  return toApiError('error' in event ? event.error : null);
}
