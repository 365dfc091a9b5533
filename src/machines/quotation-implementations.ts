/** The services of the machines of job requests. */
import { fromPromise } from 'xstate';
import { quotationFields } from '../services/contract/fields/quotation-fields.ts';
import { wireFrom } from '../services/contract/fields/wire.ts';
import { runFeatureCall } from '../services/feature-call.ts';
import { runCall } from '../services/http.ts';
import type { Bookmark } from './bookmark-machine.ts';
import type { AnsweringInput, Decline, ToSubmit } from './quotation-context.ts';
import { session } from './session.ts';

export const quotationServices = {
  submitQuotation: fromPromise<unknown, ToSubmit>(({ input, system, signal }) =>
    runFeatureCall('submitQuotation', { ...session(system), body: quotationBody(input), signal }),
  ),
  withdrawQuotation: fromPromise<unknown, AnsweringInput>(({ input, system, signal }) =>
    runFeatureCall('withdrawQuotation', { ...session(system), body: input, signal }),
  ),
  declineRfq: fromPromise<unknown, AnsweringInput & Partial<Decline>>(({ input, system, signal }) =>
    runFeatureCall('declineRfq', { ...session(system), body: input, signal }),
  ),
  undoDecline: fromPromise<unknown, AnsweringInput>(({ input, system, signal }) =>
    runFeatureCall('declineRfq', { ...session(system), body: { ...input, undo: 1 }, signal }),
  ),
  readStatus: fromPromise<string | null, AnsweringInput>(async ({ input: { name }, system, signal }) => {
    const { my_status } = await runCall('getJobDescription', { ...session(system), query: { name }, signal });
    return my_status;
  }),
};

export const bookmarkServices = {
  saveRfq: fromPromise<unknown, Bookmark>(({ input: { name, isSaved }, system, signal }) =>
    runFeatureCall('saveRfq', { ...session(system), body: { name, is_saved: isSaved ? 1 : 0 }, signal }),
  ),
};

function quotationBody({ name, draft, needsQuantity }: ToSubmit) {
  return { ...wireFrom(quotationFields, draft), name, ...(!needsQuantity && { quantity: null }) };
}
