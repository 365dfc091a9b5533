// Long because the chart of editing, saving, conflicts and the outbox is one.

import { assertEvent } from 'xstate';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import { apiErrorOf, isSessionOver, storeFailure } from './failure.ts';
import type { OutboxEntry } from './outbox-entries.ts';
import { freshOf, toSave } from './record-draft.ts';
import { recordSetup } from './record-setup.ts';
import { replyOf } from './reply.ts';

const sameSection = {
  guard: { type: 'isOpen', params: ({ event }: { event: { section: Section } }) => event.section },
} as const;

/** While changes or a file are being sent, or a choice is to be made, no other section is opened. */
const heldBack = {
  'draft.open': [sameSection, { actions: 'markHeldBack' }],
  'draft.fill': { actions: 'markHeldBack' },
} as const;

/**
 * Editing a person's own record section by section. The draft survives a reload and an expired session. A save that
 * finds the record changed elsewhere merges changes of different fields, and offers a choice where both changed the
 * same one.
 */
export const createRecordMachine = (key: RecordKey) =>
  recordSetup(key).createMachine({
    id: key,
    context: () => freshOf(key),
    initial: 'viewing',
    on: { 'draft.clear': { target: '.viewing', actions: 'close' } },
    states: {
      viewing: {
        id: 'viewing',
        on: {
          'draft.open': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
          'draft.fill': { target: 'editing', actions: { type: 'fill', params: ({ event }) => event } },
          'entry.returned': [...returned],
          'entry.stored': { actions: { type: 'storeSaved', params: ({ event }) => event } },
        },
      },
      editing: {
        id: 'editing',
        on: {
          'draft.open': [
            sameSection,
            { guard: 'isDirty', actions: 'markHeldBack' },
            { actions: { type: 'open', params: ({ event }) => event } },
          ],
          'draft.fill': [
            { guard: 'isDirty', actions: 'markHeldBack' },
            { actions: { type: 'fill', params: ({ event }) => event } },
          ],
          'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
          'draft.check': { actions: { type: 'check', params: ({ event }) => event.path } },
          'row.add': { actions: { type: 'edit', params: ({ event }) => event } },
          'row.remove': { actions: { type: 'edit', params: ({ event }) => event } },
          'row.move': { actions: { type: 'edit', params: ({ event }) => event } },
          'draft.discard': { target: 'viewing', actions: 'close' },
          'entry.stored': { actions: { type: 'continueFrom', params: ({ event }) => event } },
        },
        initial: 'typing',
        states: {
          typing: {
            on: {
              'draft.save': [
                { guard: 'hasNothingToSave', target: '#viewing', actions: 'close' },
                { guard: 'isValid', target: '#saving' },
                { actions: 'storeValidationErrors' },
              ],
              'file.attach': [
                { guard: { type: 'isAcceptable', params: ({ event }) => event.file }, target: 'uploading' },
                { actions: { type: 'rejectFile', params: ({ event }) => event.file } },
              ],
              'file.detach': { actions: 'removeFile' },
              'entry.returned': [
                { guard: { type: 'isRequestedWhileDirty', params: ({ event }) => event }, actions: 'markHeldBack' },
                { guard: 'isDirty' },
                ...returned,
              ],
            },
          },
          uploading: {
            tags: 'uploading',
            entry: 'startUpload',
            on: {
              ...heldBack,
              'file.attach': [
                {
                  guard: { type: 'isAcceptable', params: ({ event }) => event.file },
                  target: 'uploading',
                  reenter: true,
                },
                { target: 'typing', actions: { type: 'rejectFile', params: ({ event }) => event.file } },
              ],
              'upload.moved': { actions: { type: 'storeProgress', params: ({ event }) => event.share } },
              'upload.held': {
                target: 'typing',
                actions: { type: 'storeUploadedFile', params: ({ event }) => event.value },
              },
              'upload.failed': [
                {
                  guard: { type: 'isSessionOver', params: ({ event }) => event.apiError },
                  target: 'typing',
                  actions: [{ type: 'storeUploadFailure', params: ({ event }) => event.apiError }, 'reportExpiry'],
                },
                {
                  target: 'typing',
                  actions: { type: 'storeUploadFailure', params: ({ event }) => event.apiError },
                },
              ],
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
                actions: { type: 'storeUploadFailure', params: apiErrorOf },
              },
            },
          },
        },
      },
      saving: {
        id: 'saving',
        tags: 'busy',
        on: heldBack,
        entry: ['clearProblems', 'nameSubmission'],
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({
            fields: toSave(key, context),
            modified: context.startedFrom,
            language: context.language,
            submission: context.submission,
          }),
          onDone: {
            target: 'viewing',
            actions: [
              { type: 'notifyOutbox', params: replyOf },
              { type: 'closeSaved', params: replyOf },
              'notifySaved',
            ],
          },
          onError: [
            { guard: { type: 'isStale', params: apiErrorOf }, target: 'comparing' },
            {
              guard: { type: 'isUnsent', params: apiErrorOf },
              target: 'sendingToOutbox',
              actions: storeFailure,
            },
            ...failed,
          ],
        },
      },
      /** The outbox saves it when the connection returns, unless it is full. */
      sendingToOutbox: {
        tags: 'busy',
        entry: 'sendToOutbox',
        on: { 'outbox.accepted': { target: 'viewing', actions: 'close' }, 'outbox.rejected': 'editing' },
      },
      comparing: {
        id: 'comparing',
        tags: 'busy',
        on: heldBack,
        invoke: {
          id: 'readLatest',
          src: 'readLatest',
          input: ({ context: { language } }) => ({ language }),
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
          ...heldBack,
          'conflict.choose': { actions: { type: 'choose', params: ({ event }) => event } },
          'conflict.settle': { guard: 'isSettled', target: 'merging', actions: 'rebase' },
          'draft.discard': { target: 'viewing', actions: ['close', 'notifySaved'] },
        },
      },
      /** The draft is based on the latest version. If theirs was chosen for each field, only an availability is saved. */
      merging: {
        always: [
          { guard: 'hasToSave', target: 'saving' },
          { target: 'viewing', actions: ['close', 'notifySaved'] },
        ],
      },
    },
  });

/** The outbox returns a save, because the user asked for it or because the server rejected it. */
const returned = [
  {
    guard: { type: 'isReturnedAsStale', params: ({ event }: Returned) => event },
    target: '#comparing',
    actions: reopenedActions(),
  },
  { target: '#editing', actions: reopenedActions() },
] as const;

/** Returns to the form, which shows the error. */
const failed = [
  {
    guard: isSessionOver,
    target: 'editing',
    actions: [storeFailure, { type: 'reportExpiry' }],
  },
  { target: 'editing', actions: storeFailure },
] as const;

type Returned = { event: { entry: OutboxEntry } };

function reopenedActions() {
  return [
    { type: 'reopen', params: ({ event }: Returned) => event.entry },
    { type: 'takeBack', params: ({ event }: Returned) => event.entry },
  ] as const;
}
