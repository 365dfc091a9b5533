/** Photos with a header that states their size, and without a picture. */
import { crc32 } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A PNG, followed by other bytes. */
export function pngOf(width = 1, height = 1, rest: readonly number[] = []): Bytes {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 6], 16); // eight bits for each colour, and transparency
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...header, ...rest]);
}

/** A JPEG with other segments before its frame, which has the marker `frame`. */
export function jpegOf(width = 1, height = 1, segments: readonly number[] = [], frame = 0xc0): Bytes {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height);
  size.writeUInt16BE(width, 2);
  return Uint8Array.from([0xff, 0xd8, ...segments, 0xff, frame, 0, 11, 8, ...size, 1, 1, 0x11, 0, 0xff, 0xd9]);
}

/** A WebP of one chunk. */
export function webpOf(chunk: string, content: readonly number[]): Bytes {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(12 + content.length, 4);
  head.writeUInt32LE(content.length, 16);
  return Uint8Array.from([...head, ...content]);
}
