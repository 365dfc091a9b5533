import { describe, expect, it } from 'vitest';
import { hasShowableSize } from '../../api/files/photo-size.ts';
import { jpegOf, pngOf, webpOf } from './photo-bytes.ts';

const low = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, value >> 16];

/** The three kinds of WebP: lossy, lossless and extended. */
const lossy = (width: number, height: number) =>
  webpOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...low(width).slice(0, 2), ...low(height).slice(0, 2)]);
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webpOf('VP8L', [0x2f, bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff, (bits >> 24) & 0xff]);
};
const extended = (width: number, height: number) => webpOf('VP8X', [0, 0, 0, 0, ...low(width - 1), ...low(height - 1)]);

const table = [0xff, 0xc4, 0, 3, 0xc0];
const formats = {
  PNG: pngOf,
  'baseline JPEG': jpegOf,
  'progressive JPEG after a table and fill bytes': (width: number, height: number) =>
    jpegOf(width, height, [...table, 0xff, 0xff, 0xff], 0xc2),
  'lossy WebP': lossy,
  'lossless WebP': lossless,
  'extended WebP': extended,
};

describe.each(Object.entries(formats))('the size of a %s', (_, photoOf) => {
  it.each([
    [1, 1, true],
    [8_000, 5_000, true],
    [5_000, 8_001, false],
    [16_383, 16_383, false],
  ])('of %i × %i pixels is accepted: %s', (width, height, isAccepted) => {
    expect(hasShowableSize(photoOf(width, height))).toBe(isAccepted);
  });

  it('is not read from a photo that ends before it', () => {
    const photo = photoOf(1, 1);
    const frame = photo.length - (photo[0] === 0xff ? 8 : 1);
    for (let length = 0; length < Math.min(frame, 24); length += 1)
      expect([length, hasShowableSize(photo.subarray(0, length))]).toEqual([length, false]);
  });
});

it.each<[string, Uint8Array]>([
  ['a PNG without pixels', pngOf(0, 1)],
  ['a PNG of 50,000 × 50,000 pixels', pngOf(50_000, 50_000)],
  ['a PNG that starts with another chunk', pngOf().with(12, 0x4a)],
  ['a JPEG of three bytes', jpegOf().subarray(0, 3)],
  ['a JPEG of which the height follows the picture', jpegOf(1, 0)],
  ['a JPEG with a scan before its frame', jpegOf(1, 1, [0xff, 0xda, 0, 2])],
  ['a JPEG with bytes that are no marker', jpegOf(1, 1, [0, 0])],
  ['a WebP that begins with another chunk', webpOf('ICCP', [0, 0])],
  ['a lossy WebP that begins with no key frame', lossy(1, 1).with(23, 0)],
  ['a lossless WebP without its signature', lossless(1, 1).with(20, 0)],
  ['something else', Uint8Array.from(Buffer.from('GIF89a'))],
])('the size of %s is not accepted', (_, photo) => {
  expect(hasShowableSize(photo)).toBe(false);
});
