/** Which files may be sent with a candidate's own records, and what a photograph is by its content. */
import type { DraftKey } from './draft-kinds.ts';
import { fileRefusalOf as cvRefusalOf, type FileRefusal } from './sign-up-rules.ts';

/** The field of each record that holds a file. */
export const uploadField = { profile: 'upload_cv', bio: 'photo_url' } as const satisfies Record<DraftKey, string>;

/** The photograph that may be sent: PNG, JPEG or WebP, 2 MB at most. */
export const photoRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  megabytes: 2,
  largest: 2 * 1024 * 1024,
} as const;

/** Where the server answers with a photograph: this, and the opaque name it was given. */
export const photoPath = '/api/photo/';

/** Why a file may not be sent, or `null` when it may as far as its name and size say. */
export function fileRefusalOf(key: DraftKey, file: { name: string; size: number; type: string }): FileRefusal | null {
  if (key === 'profile') return cvRefusalOf(file);
  if (!(photoRules.types as readonly string[]).includes(file.type)) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  return file.size > photoRules.largest ? 'fileTooLarge' : null;
}

/** What a picture is by its first bytes, not by its name; `null` for anything else. */
export function photoTypeOf(content: Uint8Array): (typeof photoRules.types)[number] | null {
  const starts = (at: number, ...bytes: number[]) => bytes.every((byte, place) => content[at + place] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : null;
}
