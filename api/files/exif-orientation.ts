/** The orientation of a photo in Exif metadata, a TIFF file (Exif 2.32, sections 4.5 and 4.6). */

/** How a photo is turned and mirrored, 1 to 8; 1 is upright. */
type Orientation = number;

const orientationTag = 0x0112;

/** The orientation that Exif metadata states; 1 when it cannot be read. */
export function orientationIn(tiff: Uint8Array): Orientation {
  try {
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let at = directory + 2; at < directory + 2 + count * 12; at += 12) {
      if (view.getUint16(at, isLittle) === orientationTag) return view.getUint16(at + 8, isLittle);
    }
  } catch {
    // it ends before what it announces
  }
  return 1;
}

/** Exif metadata with nothing but an orientation; `null` for the usual one and for a value that is none. */
export function exifOf(orientation: Orientation): Uint8Array | null {
  if (orientation < 2 || orientation > 8) return null;
  const exif = new DataView(new ArrayBuffer(26));
  exif.setUint16(0, 0x4d4d); // the highest byte first
  exif.setUint16(2, 42);
  exif.setUint32(4, 8);
  exif.setUint16(8, 1); // one entry
  exif.setUint16(10, orientationTag);
  exif.setUint16(12, 3); // a number of 16 bits
  exif.setUint32(14, 1);
  exif.setUint16(18, orientation);
  return new Uint8Array(exif.buffer);
}
