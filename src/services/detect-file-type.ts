import { cvTypeOf } from './contract/cv-type.ts';
import type { FieldErrorCode } from './contract/fields/field-error.ts';
import { photoTypeOf } from './contract/photo-type.ts';
import { bytesOf } from './file-bytes.ts';

/** Reads a chosen file. `error` is set when its content is not that of a CV. */
export async function detectFileType(file: File): Promise<{ file: File; error: FieldErrorCode | null }> {
  const content = await bytesOf(file);
  return { file, error: cvTypeOf(content) === null ? 'fileContent' : null };
}

/** The same for a photo. */
export async function detectPhotoType(file: File): Promise<{ error: FieldErrorCode | null }> {
  // the whole file: of one that was removed, the first bytes are read as none, without an error
  const content = await bytesOf(file);
  return { error: photoTypeOf(content) === null ? 'fileContent' : null };
}
