import { cvTypeOf } from './contract/cv-type.ts';
import type { FieldErrorCode } from './contract/fields/field-error.ts';
import { photoTypeOf } from './contract/photo-type.ts';

/** Reads a chosen file. The error is why its content may not be sent as a CV, or `null`. */
export async function detectFileType(file: File): Promise<{ file: File; error: FieldErrorCode | null }> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { file, error: cvTypeOf(content) === null ? 'fileContent' : null };
}

/** The same of a file that may be sent as a photograph. */
export async function detectPhotoType(file: File): Promise<{ error: FieldErrorCode | null }> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return { error: photoTypeOf(start) === null ? 'fileContent' : null };
}
