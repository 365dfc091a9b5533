/**
 * Removes what a photo states beside its picture: the place, the device, the author, the time, and further pictures.
 * Its orientation and its colours stay. A rest that is not of the photo's type stays as it is, and cannot be shown.
 */
import { crc32 } from 'node:zlib';
import { photoTypeOf } from '../../src/services/contract/photo-type.ts';
import { exifOf, orientationIn } from './exif-orientation.ts';

/** The photo without metadata, in one part. */
export async function* withoutMetadata(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  yield pictureOf(Buffer.concat(all));
}

export function pictureOf(photo: Uint8Array): Uint8Array {
  const type = photoTypeOf(photo);
  if (type === 'image/jpeg') return pictureOfJpeg(photo);
  if (type === 'image/png') return pictureOfPng(photo);
  return type === 'image/webp' ? pictureOfWebp(photo) : photo;
}

/** A photo with more segments or chunks is not from a camera, and would take long: it stays as it is. */
const maxSegments = 10_000;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const exifStart = 'Exif\0\0';

/** Segments of ITU-T T.81, annex B. Scans are followed to the end of the picture: phones append others. */
function pictureOfJpeg(photo: Uint8Array): Uint8Array {
  const view = viewOf(photo);
  const kept = [photo.subarray(0, 2)];
  let at = 2;
  for (let count = 0; at + 4 <= photo.length && photo[at] === 0xff && photo[at + 1] !== endOfImage; count += 1) {
    if (count === maxSegments) return photo;
    const marker = photo[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > photo.length) break;
    const exif =
      marker === 0xe1 && textAt(photo, at + 4, 6) === exifStart && exifOf(orientationIn(photo.subarray(at + 10, end)));
    if (exif) kept.push(segment(0xe1, Buffer.concat([Buffer.from(exifStart), exif])));
    else if (isOfPicture(marker, textAt(photo, at + 4, 12)))
      kept.push(marker === 0xe0 ? withoutThumbnail(photo.subarray(at, end)) : photo.subarray(at, end));
    at = end;
    if (marker !== startOfScan) continue;
    at = endOfScan(photo, end);
    kept.push(photo.subarray(end, at));
  }
  const isEnd = photo[at] === 0xff && photo[at + 1] === endOfImage;
  return Buffer.concat([...kept, photo.subarray(at, isEnd ? at + 2 : undefined)]);
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Tables, frames, JFIF, colour profiles and Adobe's transform: neither another application's segment nor a comment. */
function isOfPicture(marker: number, start: string): boolean {
  if (marker === 0xe0) return start.startsWith('JFIF\0'); // its extension is a thumbnail
  if (marker === 0xe2) return start === 'ICC_PROFILE\0';
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  return isOfApplication ? marker === 0xee : marker !== 0xfe;
}

/** Removes the thumbnail of a JFIF segment (JFIF 1.02), which follows its size in the last two of fourteen bytes. */
function withoutThumbnail(jfif: Uint8Array): Uint8Array {
  const content = jfif.subarray(4);
  return content.length <= 14 ? jfif : segment(0xe0, Buffer.concat([content.subarray(0, 12), Buffer.alloc(2)]));
}

/** The next marker that is neither a stuffed byte nor a restart. */
function endOfScan(photo: Uint8Array, start: number): number {
  let at = photo.indexOf(0xff, start);
  while (at !== -1) {
    const next = photo[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = photo.indexOf(0xff, at + 1);
  }
  return photo.length;
}

function segment(marker: number, content: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Chunks of the PNG specification (third edition), section 5. */
function pictureOfPng(photo: Uint8Array): Uint8Array {
  const view = viewOf(photo);
  const kept = [photo.subarray(0, 8)];
  let at = 8;
  for (let count = 0; at + 12 <= photo.length; count += 1) {
    if (count === maxSegments) return photo;
    const end = at + 12 + view.getUint32(at);
    const type = textAt(photo, at + 4, 4);
    if (end > photo.length) break;
    const exif = type === 'eXIf' && exifOf(orientationIn(exifIn(photo.subarray(at + 8, end - 4))));
    if (exif) kept.push(pngChunk(type, exif));
    else if (pngPicture.has(type)) kept.push(photo.subarray(at, end));
    at = type === 'IEND' ? photo.length : end;
  }
  return Buffer.concat([...kept, photo.subarray(at)]);
}

function pngChunk(type: string, content: Uint8Array): Uint8Array {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

/** Programs store previews and originals in chunks of their own. */
const pngPicture: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

/** Chunks of RFC 9649, section 2. */
function pictureOfWebp(photo: Uint8Array): Uint8Array {
  const view = viewOf(photo);
  const kept: Uint8Array[] = [];
  let exif: Uint8Array | null = null;
  let at = 12;
  for (let count = 0; at + 8 <= photo.length; count += 1) {
    if (count === maxSegments) return photo;
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const type = textAt(photo, at, 4);
    if (end > photo.length) break;
    const content = photo.subarray(at + 8, at + 8 + size);
    if (type === 'EXIF') exif = exifOf(orientationIn(exifIn(content)));
    else if (webpPicture.has(type)) kept.push(photo.subarray(at, end));
    at = end;
  }
  if (exif) kept.push(riffChunk('EXIF', exif));
  const chunks = kept.map((chunk) => (textAt(chunk, 0, 4) === 'VP8X' ? withFlags(chunk, exif !== null) : chunk));
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks, photo.subarray(at)]));
}

const webpPicture: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The chunk that states which others there are: Exif and XMP in these two bits. */
function withFlags(extended: Uint8Array, hasExif: boolean): Uint8Array {
  const copy = Buffer.from(extended);
  copy[8] = ((copy[8] ?? 0) & ~0x0c) | (hasExif ? 0x08 : 0);
  return copy;
}

/** Some programs write the start that Exif has in a JPEG. */
const exifIn = (chunk: Uint8Array): Uint8Array => (textAt(chunk, 0, 6) === exifStart ? chunk.subarray(6) : chunk);

function riffChunk(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
