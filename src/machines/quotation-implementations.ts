/** The services of the machines of job requests. */
import { fromPromise } from 'xstate';
import { sentFiles } from '../services/contract/fields/attached-files.ts';
import { quotationFields } from '../services/contract/fields/quotation-fields.ts';
import { wireFrom } from '../services/contract/fields/wire.ts';
import type { Decline } from '../services/contract/quotation.ts';
import type { CoverNote } from '../services/contract/records/cover-note.ts';
import { type FeatureRequest, runFeatureCall } from '../services/feature-call.ts';
import { runCall } from '../services/http.ts';
import type { QueuedBookmark } from './bookmark-machine.ts';
import type { SentChange } from './cover-notes-machine.ts';
import type { OnceInput, RequestInput, ToSubmit } from './quotation-context.ts';
import { session } from './session.ts';

export const quotationServices = {
  submitQuotation: fromPromise<unknown, ToSubmit>(({ input, system, signal }) =>
    submitQuotation(input, { ...session(system), signal }),
  ),
  withdrawQuotation: fromPromise<unknown, RequestInput>(({ input, system, signal }) =>
    runFeatureCall('withdrawQuotation', { ...session(system), body: input, signal }),
  ),
  declineRfq: fromPromise<unknown, OnceInput & Decline>(({ input, system, signal }) =>
    declineRfq(input, { ...session(system), signal }),
  ),
  undoDecline: fromPromise<unknown, RequestInput>(({ input, system, signal }) =>
    runFeatureCall('declineRfq', { ...session(system), body: { ...input, undo: 1 }, signal }),
  ),
  readStatus: fromPromise<string | null, RequestInput>(async ({ input: { name }, system, signal }) => {
    const { my_status } = await runCall('getJobDescription', { ...session(system), query: { name }, signal });
    return my_status;
  }),
};

export const bookmarkServices = {
  saveRfq: fromPromise<unknown, QueuedBookmark>(({ input, system, signal }) =>
    saveRfq(input, { ...session(system), signal }),
  ),
};

export const coverNoteServices = {
  getCoverNotes: fromPromise<CoverNote[]>(({ system, signal }) =>
    runFeatureCall('getCoverNotes', { ...session(system), signal }),
  ),
  changeCoverNotes: fromPromise<CoverNote[], SentChange | null>(async ({ input, system, signal }) => {
    if (input === null) throw new Error('There is no change of a template to send.');
    const { kind, name, submission, ...saved } = input;
    const request = { ...session(system), signal };
    return kind === 'delete'
      ? runFeatureCall('deleteCoverNote', { ...request, body: { name, submission } })
      : runFeatureCall('saveCoverNote', { ...request, body: { name: name || null, submission, ...saved } });
  }),
};

export const submitQuotation = ({ draft, needsQuantity, ...names }: ToSubmit, request: FeatureRequest) =>
  runFeatureCall('submitQuotation', {
    ...request,
    body: {
      ...wireFrom(quotationFields, draft),
      ...names,
      ...(!needsQuantity && { quantity: null }),
      files: sentFiles(draft.files),
    },
  });

export const declineRfq = (body: OnceInput & Decline, request: FeatureRequest) =>
  runFeatureCall('declineRfq', { ...request, body });

export const saveRfq = ({ name, isSaved, submission }: QueuedBookmark, request: FeatureRequest) =>
  runFeatureCall('saveRfq', { ...request, body: { name, is_saved: isSaved ? 1 : 0, submission } });
