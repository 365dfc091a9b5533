/** What is sent of a photo that was chosen. Chromium draws one in tests/browser/photo.spec.ts. */
import { afterEach, expect, it, vi } from 'vitest';
import { photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { reducedPhoto } from '../../src/services/reduce-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const photoOf = (size: number) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });
const large = photoOf(photoRules.maxBytes + 1);
const small = photoOf(photoRules.maxBytes);

/** Decodes every photo with this size, and draws it as 3 bytes; without memory, `getContext` returns `null`. */
function drawPhotos(width: number, height: number, { hasMemory = true } = {}) {
  /** What was drawn, in its order, with its place. */
  const drawn: unknown[][] = [];
  const context = {
    fillStyle: '#000',
    fillRect: (...place: number[]) => drawn.push([context.fillStyle, ...place]),
    drawImage: (_: unknown, ...place: number[]) => drawn.push(['picture', ...place]),
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (hasMemory ? context : null),
    toBlob: (take: (blob: Blob) => void, type: string) => take(new Blob(['jpg'], { type })),
  };
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, drawn, close };
}

it.each([
  [4032, 3024, 1024, 768],
  [3024, 4032, 768, 1024],
  [5000, 1, 1024, 1],
])('of %d × %d pixels, %d × %d are sent as a JPEG', async (width, height, sentWidth, sentHeight) => {
  const { canvas, drawn, close } = drawPhotos(width, height);
  const sent = await reducedPhoto(small);
  expect([sent.size, sent.type]).toEqual([3, 'image/jpeg']);
  expect([canvas.width, canvas.height]).toEqual([sentWidth, sentHeight]);
  expect(drawn).toEqual([
    ['#fff', 0, 0, sentWidth, sentHeight],
    ['picture', 0, 0, sentWidth, sentHeight],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it('one with few pixels and many bytes is drawn at its size', async () => {
  const { canvas } = drawPhotos(1024, 600);
  expect((await reducedPhoto(large)).size).toBe(3);
  expect([canvas.width, canvas.height]).toEqual([1024, 600]);
});

it('a small one is sent as it is', async () => {
  drawPhotos(1024, 1024);
  expect(await reducedPhoto(small)).toBe(small);
});

const undrawable = [
  ['the browser cannot decode it', () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decode')))],
  ['the browser has no decoder', () => vi.stubGlobal('createImageBitmap', undefined)],
  ['there is no memory to draw it', () => drawPhotos(8000, 8000, { hasMemory: false })],
] as const;

it.each(undrawable)('when %s, a small one is sent as it is, and a large one is rejected', async (_, arrange) => {
  arrange();
  expect(await reducedPhoto(small)).toBe(small);
  await expect(reducedPhoto(large)).rejects.toMatchObject({ apiError: { fields: { file: 'fileContent' } } });
});
