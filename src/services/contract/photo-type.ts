import type { photoRules } from './fields/file-rules.ts';

/** The type of a picture by its first bytes, not by its name; `null` for anything else. */
export function photoTypeOf(content: Uint8Array): (typeof photoRules.types)[number] | null {
  const starts = (at: number, ...bytes: number[]) => bytes.every((byte, index) => content[at + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : null;
}
