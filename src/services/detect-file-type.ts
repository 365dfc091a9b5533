import { cvTypeOf } from './contract/cv-type.ts';
import type { FieldErrorCode } from './contract/fields/field-error.ts';
import { photoTypeOf } from './contract/photo-type.ts';

/** Reads a chosen file. `error` is set when its content is not that of a CV. */
export async function detectFileType(file: File): Promise<{ file: File; error: FieldErrorCode | null }> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { file, error: cvTypeOf(content) === null ? 'fileContent' : null };
}

/** The same for a photo. */
export async function detectPhotoType(file: File): Promise<{ error: FieldErrorCode | null }> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return { error: photoTypeOf(start) === null ? 'fileContent' : null };
}
