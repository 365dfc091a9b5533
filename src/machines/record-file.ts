/** The file of a record: its field, and why an upload of it failed. */
import type { ApiError } from '../services/contract/api-error.ts';
import type { RecordKey } from '../services/contract/fields/candidate-table.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { type FileKind, fileError } from '../services/contract/fields/file-rules.ts';
import type { RecordContext } from './record-draft.ts';

/** The file field of each record. */
export const uploadField = { profile: 'upload_cv', bio: 'photo_url' } as const satisfies Record<RecordKey, string>;

const kinds: Record<RecordKey, FileKind> = { profile: 'document', bio: 'photo' };

export const recordFileError = (key: RecordKey, file: File): FieldErrorCode | null => fileError(kinds[key], file);

/** The error of a rejected file. The form's name of the field differs from that on the wire. */
export function afterUploadFailure(key: RecordKey, apiError: ApiError): Partial<RecordContext> {
  const field = uploadField[key];
  const text = apiError.fields.file;
  if (text === undefined) return { uploadError: apiError };
  if (text === 'fileContent') return { validationErrors: { [field]: text } };
  return { apiError: { ...apiError, fields: { [field]: text } } };
}
