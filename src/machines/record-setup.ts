/** The events, services, guards and actions of the machines of a record. */

import { type AnyEventObject, assign, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import type { Draft, DraftValue } from '../services/contract/fields/draft.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import { isUnsent } from '../services/contract/rules/error-rules.ts';
import type { EditEvent } from './draft-editing.ts';
import { isUnauthorized } from './failure.ts';
import { notProvided } from './not-provided.ts';
import type { OutboxEntry, OwnerEvent } from './outbox-entries.ts';
import { conflictingFields, isSettled, latestOf, rebased } from './record-conflict.ts';
import {
  afterCheck,
  afterEdit,
  changedFields,
  errorsOf,
  fieldsToSave,
  filled,
  freshOf,
  languageIn,
  modifiedOf,
  opened,
  type RecordContext,
  type RecordTag,
  type Side,
  toSave,
} from './record-draft.ts';
import { afterUploadFailure, recordFileError, uploadField } from './record-file.ts';
import { continued, entryFrom, reopened, savedBy } from './record-outbox.ts';
import { toOutbox } from './to-outbox.ts';

export type RecordEvent =
  | EditEvent
  | OwnerEvent
  /** A field or a row lost the focus. */
  | { type: 'draft.check'; path: string }
  | { type: 'draft.open'; section: Section; record: unknown }
  /** Opens a section with values from elsewhere in its form, unless another form has unsaved changes. */
  | { type: 'draft.fill'; section: Section; record: unknown; values: Draft }
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

export interface RecordToRead {
  /** That of its texts; that of the page when it is not known. */
  readonly language: RecordContext['language'];
}

export interface RecordToSave extends RecordToRead {
  /** The fields that are saved, as the wire has them. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly modified: string | null;
  /** The id under which the save is made once. */
  readonly submission: string;
}

interface Saved {
  readonly modified: string | null;
}

export function recordSetup(key: RecordKey) {
  const isDirty = (context: RecordContext) => changedFields(key, context).length > 0;
  const hasToSave = (context: RecordContext) => fieldsToSave(key, context).length > 0;
  return setup({
    types: { context: {} as RecordContext, events: {} as RecordEvent, tags: {} as RecordTag },
    actors: {
      save: fromPromise<Saved, RecordToSave>(notProvided),
      readLatest: fromPromise<unknown, RecordToRead>(notProvided),
      /** Sends `upload.moved`, then `upload.held` or `upload.failed`. */
      upload: fromCallback<AnyEventObject, { file: File }>(notProvided),
    },
    guards: {
      isSessionOver: isUnauthorized,
      isStale: (_, { fields }: ApiError) => fields.modified !== undefined,
      isRequestedWhileDirty: ({ context }, { isAsked }: { isAsked: boolean }) => isAsked && isDirty(context),
      isReturnedAsStale: (_, { entry }: { entry: OutboxEntry }) => entry.apiError?.fields.modified !== undefined,
      isUnsent: (_, error: ApiError) => isUnsent(error),
      isOpen: ({ context }, section: Section) => section === context.section,
      isDirty: ({ context }) => isDirty(context),
      hasToSave: ({ context }) => hasToSave(context),
      hasNothingToSave: ({ context }) => !hasToSave(context),
      isValid: ({ context }) => Object.keys(errorsOf(key, context)).length === 0,
      isContested: ({ context }, { record }: { record: unknown }) =>
        conflictingFields(key, context, latestOf(key, record).draft).length > 0,
      isSettled: ({ context }) => isSettled(key, context),
      isAcceptable: (_, file: File) => recordFileError(key, file) === null,
    },
    actions: {
      reportExpiry: sendParent({ type: 'session.expired' }),
      notifySaved: sendParent({ type: 'record.saved' }),
      nameSubmission: assign(() => ({ submission: newSubmission() })),
      sendToOutbox: sendTo(toOutbox, ({ context }) => ({ type: 'entry.add', entry: entryFrom(key, context) })),
      notifyOutbox: sendTo(toOutbox, ({ context }, { modified }: Partial<Saved>) => ({
        type: 'record.stored',
        kind: key,
        section: context.section,
        from: context.startedFrom,
        modified: modifiedOf({ modified }),
      })),
      takeBack: sendTo(toOutbox, (_, { id }: OutboxEntry) => ({ type: 'entry.taken', id })),
      reopen: assign((_, entry: OutboxEntry) => reopened(key, entry)),
      storeSaved: assign((_, { entry, modified }: Extract<OwnerEvent, { type: 'entry.stored' }>) => ({
        saved: savedBy(key, entry, { modified }),
      })),
      continueFrom: assign(({ context }, { entry, modified }: Extract<OwnerEvent, { type: 'entry.stored' }>) =>
        continued(context, entry, modified),
      ),
      open: assign((_, { section, record }: { section: Section; record: unknown }) => opened(key, section, record)),
      fill: assign((_, { section, record, values }: { section: Section; record: unknown; values: Draft }) =>
        filled(key, section, record, values),
      ),
      markHeldBack: assign({ isHeldBack: true }),
      edit: assign(({ context }, edit: EditEvent) => afterEdit(key, context, edit)),
      check: assign(({ context }, path: string) => afterCheck(key, context, path)),
      storeValidationErrors: assign(({ context }) => ({
        validationErrors: errorsOf(key, context),
        isHeldBack: false,
      })),
      clearProblems: assign({ validationErrors: {}, apiError: null, uploadError: null, isHeldBack: false }),
      storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
      storeUploadFailure: assign((_, apiError: ApiError) => afterUploadFailure(key, apiError)),
      rejectFile: assign((_, file: File) => {
        const error = recordFileError(key, file);
        return { apiError: null, uploadError: null, validationErrors: error ? { [uploadField[key]]: error } : {} };
      }),
      startUpload: assign({ progress: 0, validationErrors: {}, apiError: null, uploadError: null, isHeldBack: false }),
      storeProgress: assign((_, progress: number) => ({ progress })),
      storeUploadedFile: assign(({ context }, value: DraftValue) => ({
        draft: { ...context.draft, [uploadField[key]]: value },
      })),
      removeFile: assign(({ context }) => ({
        draft: { ...context.draft, [uploadField[key]]: null },
        validationErrors: {},
        apiError: null,
        uploadError: null,
      })),
      storeLatest: assign(({ context }, { record }: { record: unknown }) => ({
        latest: latestOf(key, record),
        sides: {},
        language: context.language ?? languageIn(record),
      })),
      choose: assign(({ context }, { field, side }: { field: string; side: Side }) => ({
        sides: { ...context.sides, [field]: side },
      })),
      rebase: assign(({ context }) => rebased(key, context)),
      close: assign(() => freshOf(key)),
      closeSaved: assign(({ context }, reply: Partial<Saved>) => ({
        ...freshOf(key),
        saved: savedOf(key, context, reply),
      })),
    },
  });
}

function savedOf(key: RecordKey, context: RecordContext, reply: Partial<Saved>): RecordContext['saved'] {
  const modified = modifiedOf(reply);
  if (context.section === null || modified === null) return null;
  return { section: context.section, modified, fields: toSave(key, context), language: context.language };
}
