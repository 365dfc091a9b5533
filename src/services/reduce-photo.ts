/** Makes a photo small enough to be sent. That of a phone's camera has several times the bytes that the server accepts. */
import { CallError } from './contract/api-error.ts';
import { photoRules } from './contract/fields/file-rules.ts';

/** The longest side of a photo that is sent, in pixels. A page shows it at 144 px at most, which are 432 pixels on the sharpest screens. */
const maxSide = 1024;

/** The quality of the JPEG, from 0 to 1. With `maxSide`, a photo is far below the maximum of the server. */
const quality = 0.9;

/**
 * Returns the photo with at most `maxSide` pixels a side, as a JPEG. One that needs no reduction is returned unchanged,
 * and so is a small one that this browser cannot draw, about which the server decides. Rejects with a `CallError` when a
 * photo is too large and cannot be drawn.
 */
export async function reducedPhoto(file: File): Promise<File> {
  const picture = await pictureOf(file);
  if (picture) {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const drawn = scale < 1 || file.size > photoRules.maxBytes ? await jpegOf(picture, scale) : file;
    picture.close();
    if (drawn) return drawn === file ? file : new File([drawn], file.name, { type: drawn.type });
  }
  if (file.size <= photoRules.maxBytes) return file;
  throw new CallError({ kind: 'refused', fields: { file: 'fileContent' } });
}

/** The decoded picture, as its orientation shows it; `null` when this browser cannot decode it. */
async function pictureOf(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** The picture on white, because a JPEG has no transparency; `null` when there is no memory to draw it. */
function jpegOf(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
