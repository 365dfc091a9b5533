/** Which files may be sent: judged by name and size here, and by content where they are read. */
import type { FieldErrorCode } from './field-error.ts';

export type FileKind = 'document' | 'photo';

/** PDF or Word. The server holds one for a day for its registration. */
export const documentRules = {
  endings: ['.pdf', '.doc', '.docx'],
  megabytes: 10,
  maxBytes: 10 * 1024 * 1024,
  heldHours: 24,
} as const;

export const photoRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  megabytes: 2,
  maxBytes: 2 * 1024 * 1024,
} as const;

/** The path under which the server answers with a photograph by its opaque name. */
export const photoPath = '/api/photo/';

/** Why a file may not be sent, as far as its name and size show, or `null`. */
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
  return size > (kind === 'document' ? documentRules : photoRules).maxBytes ? 'fileTooLarge' : null;
}
