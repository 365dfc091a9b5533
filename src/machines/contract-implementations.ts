/** The services of the contract machine and of the uploads for deliveries and quotations. */
import { fromCallback, fromPromise } from 'xstate';
import { toApiError } from '../services/contract/api-error.ts';
import { sentFiles } from '../services/contract/fields/attached-files.ts';
import { heldUntil } from '../services/contract/fields/file-rules.ts';
import type { Contract } from '../services/contract/records/contract.ts';
import { type FeatureRequest, runFeatureCall } from '../services/feature-call.ts';
import { runCall } from '../services/http.ts';
import { uploadedFile, uploadFile } from '../services/upload.ts';
import type { ActToSend } from './contract-context.ts';
import type { UploaderEvent } from './delivery-files-machine.ts';
import { session } from './session.ts';

export const contractServices = {
  sendAct: fromPromise<{ modified: string | null }, ActToSend>(({ input, system, signal }) =>
    sendAct(input, { ...session(system), signal }),
  ),
  readContract: fromPromise<Contract, { readonly name: string }>(({ input: { name }, system, signal }) =>
    runCall('getContract', { ...session(system), query: { name }, signal }),
  ),
};

function sendAct(
  { act, name, draft, termsHash, submission }: ActToSend,
  request: FeatureRequest,
): Promise<{ modified: string | null }> {
  const { full_name, reason, note, last_day, milestone, files } = draft;
  const named = { name, submission };
  switch (act) {
    case 'sign':
      return runFeatureCall('signContract', {
        ...request,
        body: { ...named, full_name, consent: 1, terms_hash: termsHash },
      });
    case 'decline':
      return runFeatureCall('declineContract', { ...request, body: { ...named, reason, note } });
    case 'deliver':
      return runFeatureCall('deliverMilestone', {
        ...request,
        body: { ...named, milestone, note, files: sentFiles(files) },
      });
    case 'end':
      return runFeatureCall('endContract', { ...request, body: { ...named, last_day, reason, note } });
    default:
      return act satisfies never;
  }
}

export const deliveryFileServices = {
  uploader: fromCallback<UploaderEvent>(({ receive, sendBack, system }) => {
    const files = new Map<string, File>();
    const running = new Map<string, AbortController>();
    const start = async (id: string, file: File): Promise<void> => {
      const stop = new AbortController();
      running.set(id, stop);
      try {
        const reply = await uploadFile('uploadDeliverable', {
          ...session(system),
          file,
          signal: stop.signal,
          onProgress: (share) => sendBack({ type: 'upload.moved', id, share }),
        });
        if (stop.signal.aborted) return;
        files.delete(id);
        const expires_at = String(heldUntil(Date.now()));
        const uploaded = uploadedFile(reply, file);
        const held = { ...uploaded, file_size: String(uploaded.file_size), expires_at };
        sendBack({ type: 'upload.held', id, file: held });
      } catch (thrown) {
        if (!stop.signal.aborted) sendBack({ type: 'upload.failed', id, apiError: toApiError(thrown) });
      }
    };
    receive((event) => {
      if (event.type === 'upload.start') files.set(event.id, event.file);
      const file = files.get(event.id);
      if (event.type !== 'upload.stop') {
        if (file) void start(event.id, file);
        return;
      }
      running.get(event.id)?.abort();
      files.delete(event.id);
    });
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }),
};
