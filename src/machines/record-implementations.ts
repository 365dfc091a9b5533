/** The services of the bio and profile machines. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { CallError, toApiError } from '../services/contract/api-error.ts';
import type { RecordKey } from '../services/contract/fields/candidate-table.ts';
import type { DraftValue } from '../services/contract/fields/draft.ts';
import { detectFileType, detectPhotoType } from '../services/detect-file-type.ts';
import { type FeatureRequest, runFeatureCall } from '../services/feature-call.ts';
import { runCall } from '../services/http.ts';
import { reducedPhoto } from '../services/reduce-photo.ts';
import { uploadedFile, uploadFile } from '../services/upload.ts';
import type { RecordToRead, RecordToSave } from './record-setup.ts';
import { session } from './session.ts';

const calls = {
  profile: { save: 'saveProfile', read: 'getProfile' },
  bio: { save: 'saveBio', read: 'getBio' },
} as const;

/** Saves the changed fields of a record, in the language of their texts. */
export const saveRecord = (key: RecordKey, { fields, language, ...version }: RecordToSave, request: FeatureRequest) =>
  runFeatureCall(calls[key].save, { ...request, ...(language && { language }), body: { ...fields, ...version } });

export const recordServices = (key: RecordKey) => ({
  save: fromPromise<{ modified: string | null }, RecordToSave>(({ input, system, signal }) =>
    saveRecord(key, input, { ...session(system), signal }),
  ),
  readLatest: fromPromise<unknown, RecordToRead>(({ input: { language }, system, signal }) =>
    runCall(calls[key].read, { ...session(system), ...(language && { language }), signal }),
  ),
  upload: fromCallback<AnyEventObject, { file: File }>(({ input: { file }, sendBack, system }) => {
    const stop = new AbortController();
    const sending = {
      ...session(system),
      file,
      signal: stop.signal,
      onProgress: (share: number) => sendBack({ type: 'upload.moved', share }),
    };
    uploads[key](sending).then(
      (value) => sendBack({ type: 'upload.held', value }),
      (thrown: unknown) => sendBack({ type: 'upload.failed', apiError: toApiError(thrown) }),
    );
    return () => stop.abort();
  }),
});

type Sending = Parameters<typeof uploadFile>[1];

/** Rejects a file before it is sent if its content does not match its name. */
const uploads: Readonly<Record<RecordKey, (sending: Sending) => Promise<DraftValue>>> = {
  profile: async (sending) => {
    reject(await detectFileType(sending.file));
    return uploadedFile(await uploadFile('uploadCv', sending), sending.file);
  },
  bio: async (sending) => {
    reject(await detectPhotoType(sending.file));
    const file = await reducedPhoto(sending.file);
    return (await uploadFile('uploadPhoto', { ...sending, file })).file_url;
  },
};

function reject({ error }: { error: string | null }): void {
  if (error !== null) throw new CallError({ kind: 'refused', fields: { file: error } });
}
