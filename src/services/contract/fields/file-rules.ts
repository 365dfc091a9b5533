/** The rules for uploaded files: name and size are validated here, the content where the file is read. */
import type { ApiError } from '../api-error.ts';
import type { FieldErrorCode } from './field-error.ts';

export type FileKind = 'document' | 'photo';

/** PDF or Word. The server stores a document for `heldHours` until it is registered. */
export const documentRules = {
  endings: ['.pdf', '.doc', '.docx'],
  megabytes: 10,
  maxBytes: 10 * 1024 * 1024,
  heldHours: 24,
} as const;

/** Until when the server stores a document that is uploaded now and not registered, in milliseconds. */
export const heldUntil = (now: number): number => now + documentRules.heldHours * 60 * 60 * 1000;

/** Whether the server has deleted an uploaded file that was not registered. */
export const isExpired = ({ expires_at }: { expires_at?: string | number | null }, now: number): boolean =>
  expires_at !== undefined && expires_at !== null && expires_at !== '' && Number(expires_at) <= now;

/** The server accepts `maxBytes`. A larger photo may be chosen, and is reduced in the browser before it is sent. */
export const photoRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  megabytes: 2,
  maxBytes: 2 * 1024 * 1024,
  chosenMegabytes: 30,
  maxChosenBytes: 30 * 1024 * 1024,
} as const;

/**
 * The pixels of a photo, as the server reads them from its header. Larger than the pictures of most phones, and 160 MB of
 * memory where it is shown.
 */
export const maxPhotoPixels = 40_000_000;

/**
 * The maximum size in bytes of a JSON Resume, which is read in the browser. A resume of 1,000 entries has a tenth of it.
 */
export const maxResumeBytes = 1024 * 1024;

/** The endings of the files of a delivery; the server looks into their content. */
export const deliverableEndings = ['.pdf', '.doc', '.docx', '.xlsx', '.pptx'] as const;

/** The error of a file of a delivery, by its name and size; `null` when it may be sent. */
export function deliverableError({ name, size }: { name: string; size: number }): FieldErrorCode | null {
  if (!deliverableEndings.some((ending) => name.toLowerCase().endsWith(ending))) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > documentRules.maxBytes ? 'fileTooLarge' : null;
}

/** The path of photos on the server; the opaque name of the photo follows. */
export const photoPath = '/api/photo/';

/** The error of the name, type or size of a file that was chosen; `null` when it may be sent. */
export function fileError(
  kind: FileKind,
  { name, size, type }: { name: string; size: number; type?: string },
): FieldErrorCode | null {
  const isOfKind =
    kind === 'document'
      ? documentRules.endings.some((ending) => name.toLowerCase().endsWith(ending))
      : photoRules.types.some((each) => each === type);
  if (!isOfKind) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > (kind === 'document' ? documentRules.maxBytes : photoRules.maxChosenBytes) ? 'fileTooLarge' : null;
}

/** Whether the same file would fail again, so that another one has to be chosen. */
export const isFileRejected = ({ kind }: ApiError): boolean =>
  kind === 'refused' || kind === 'tooLarge' || kind === 'unreadableFile';
