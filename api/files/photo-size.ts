/**
 * The width and height that a photo states. A browser decodes all pixels of a photo before it shows it at the size of an
 * avatar, so a few kilobytes can take gigabytes of memory of everyone who sees it.
 */
import { maxPhotoPixels } from '../../src/services/contract/fields/file-rules.ts';
import { photoTypeOf } from '../../src/services/contract/photo-type.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a photo states its size, and has no more pixels than it may have. */
export function hasShowableSize(photo: Uint8Array): boolean {
  const { width, height } = sizeOf(photo) ?? { width: 0, height: 0 };
  return width > 0 && height > 0 && width * height <= maxPhotoPixels;
}

function sizeOf(photo: Uint8Array): Size | null {
  const bytes = Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength);
  try {
    const type = photoTypeOf(photo);
    if (type === 'image/png') return sizeOfPng(bytes);
    if (type === 'image/jpeg') return sizeOfJpeg(bytes);
    return type === 'image/webp' ? sizeOfWebp(bytes) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends before its size
    throw error;
  }
}

/** The first chunk of the PNG specification (third edition), section 11.2.1. */
function sizeOfPng(png: Buffer): Size | null {
  const isHeader = png.readUInt32BE(8) === 13 && png.toString('latin1', 12, 16) === 'IHDR';
  return isHeader ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : null;
}

/** The first frame header of ITU-T T.81, annex B.2.2. */
function sizeOfJpeg(jpeg: Buffer): Size | null {
  let at = 2;
  while (jpeg.readUInt8(at) === 0xff) {
    const marker = jpeg.readUInt8(at + 1);
    if (isFrame(marker)) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    if (marker === 0xff)
      at += 1; // a marker may begin with several of these
    else if (marker < 0xc0 || endsHeaders(marker)) return null;
    else at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}

/** SOF0 to SOF15; between them are DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Restarts, the start and the end of a picture, and the start of a scan: a frame header precedes them. */
const endsHeaders = (marker: number): boolean => marker >= 0xd0 && marker <= 0xda;

/** The first chunk of RFC 9649, section 2.7, or of the bitstreams of RFC 6386, section 9.1, and RFC 9649, section 3.4. */
function sizeOfWebp(webp: Buffer): Size | null {
  const chunk = webp.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L' && webp.readUInt8(20) === 0x2f) {
    const bits = webp.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = chunk === 'VP8 ' && webp.readUIntBE(23, 3) === 0x9d012a;
  return isKeyFrame ? { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff } : null;
}
