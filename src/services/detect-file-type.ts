import { cvTypeOf } from './contract/cv-type.ts';
import { photoTypeOf } from './contract/photo.ts';
import type { FileRefusal } from './contract/sign-up-rules.ts';

/** Reads a chosen file and says why its content may not be sent as a CV, or `null` when it may. */
export async function detectFileType(file: File): Promise<{ file: File; refusal: FileRefusal | null }> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { file, refusal: cvTypeOf(content) === null ? 'fileContent' : null };
}

/** The same of a file that may be sent as a photograph. */
export async function detectPhotoType(file: File): Promise<{ refusal: FileRefusal | null }> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return { refusal: photoTypeOf(start) === null ? 'fileContent' : null };
}
