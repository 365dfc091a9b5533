import { cvTypeOf } from './contract/cv-type.ts';
import { photoTypeOf } from './contract/photo.ts';
import type { FileRefusal } from './contract/sign-up-rules.ts';

/** Reads a file and checks that its content is a document type accepted for a CV. `refusal` is `null` when it is. */
export async function detectFileType(file: File): Promise<{ file: File; refusal: FileRefusal | null }> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { file, refusal: cvTypeOf(content) === null ? 'fileContent' : null };
}

/** Checks that the file's first bytes are those of an image type accepted for a photo. */
export async function detectPhotoType(file: File): Promise<{ refusal: FileRefusal | null }> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return { refusal: photoTypeOf(start) === null ? 'fileContent' : null };
}
