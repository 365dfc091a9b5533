/** Tests that a stored photo has no metadata but its orientation and its colours. */
import { describe, expect, it } from 'vitest';
import { exifOf, orientationIn } from '../../api/files/exif-orientation.ts';
import { pictureOf } from '../../api/files/photo-metadata.ts';

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const textOf = (photo: Uint8Array) => Buffer.from(photo).toString('latin1');

/** Exif metadata with an orientation and a place, in either order of bytes. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24);
  const write16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM');
  write16(42, 2);
  write32(8, 4);
  write16(2, 8);
  write16(0x010f, 10); // the maker
  write16(0x0112, 22);
  write16(3, 24);
  write32(1, 26);
  write16(orientation, 30);
  return bytes(tiff, 'SECRET 24.71 N 46.67 E');
}

describe('a JPEG', () => {
  const segment = (marker: number, content: string | Uint8Array) => {
    const body = bytes(content);
    return bytes([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff], body);
  };
  const start = [0xff, 0xd8];
  const end = [0xff, 0xd9];
  const tables = bytes(segment(0xdb, 'tables'), segment(0xc2, 'frame'));
  const scans = bytes(
    ...[segment(0xda, 'scan'), 'pixels', [0xff, 0x00], 'more', [0xff, 0xd0], 'restarted'],
    ...[segment(0xc4, 'table'), segment(0xda, 'scan 2'), 'pixels', [0xff, 0xff, 0x00]],
  );
  const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
  const jfif = segment(0xe0, 'JFIF\0');
  const adobe = segment(0xee, 'Adobe');

  it.each([true, false])('keeps its picture, colours and orientation, and nothing else (%s)', (isLittle) => {
    const second = bytes(start, segment(0xe1, bytes('Exif\0\0', exif(1, true))), end);
    const photo = bytes(
      ...[
        start,
        jfif,
        segment(0xe1, bytes('Exif\0\0', exif(6, isLittle))),
        segment(0xe1, 'http://ns.adobe.com/xap SECRET'),
      ],
      ...[profile, segment(0xe2, 'MPF\0SECRET'), segment(0xed, 'Photoshop SECRET'), segment(0xfe, 'SECRET'), adobe],
      ...[tables, scans, end, second],
    );
    const oriented = segment(0xe1, bytes('Exif\0\0', exifOf(6) ?? ''));
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(start, jfif, oriented, profile, adobe, tables, scans, end)));
  });

  it.each([
    [0xc0, true],
    [0xdf, true],
    [0xe0, false],
    [0xe1, false],
    [0xe2, false],
    [0xe3, false],
    [0xed, false],
    [0xee, true],
    [0xef, false],
    [0xf0, true],
    [0xfd, true],
    [0xfe, false],
  ])('keeps a segment with the marker %i: %j', (marker, isKept) => {
    const own = segment(marker, 'content of a segment');
    const photo = bytes(start, own, tables, scans, end);
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(start, isKept ? own : '', tables, scans, end)));
  });

  it('has no thumbnail, which can show what was cut off', () => {
    const head = bytes('JFIF\0', [1, 2, 1, 0, 72, 0, 72]);
    const extension = segment(0xe0, bytes('JFXX\0', [0x13], 'SECRET'));
    const photo = bytes(start, segment(0xe0, bytes(head, [1, 2], 'SECRET')), extension, tables, scans, end);
    const expected = bytes(start, segment(0xe0, bytes(head, [0, 0])), tables, scans, end);
    expect(textOf(pictureOf(photo))).toBe(textOf(expected));
    expect(textOf(pictureOf(expected))).toBe(textOf(expected));
  });

  it('that is upright has no Exif metadata', () => {
    const photo = bytes(start, segment(0xe1, bytes('Exif\0\0', exif(1, true))), tables, scans, end);
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(start, tables, scans, end)));
  });

  it('keeps no metadata with which it ends', () => {
    const photo = bytes(start, tables, segment(0xe1, 'http://ns.adobe.com/xap SECRET'));
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(start, tables)));
  });

  it.each([
    ['in a scan', bytes(start, tables, scans)],
    ['in a segment', bytes(start, tables, [0xff, 0xdb, 0xff, 0xff, 1])],
    ['after its start', bytes(start, [0xff])],
  ])('that ends %s stays as it is', (_, photo) => {
    expect(textOf(pictureOf(photo))).toBe(textOf(photo));
  });
});

describe('a PNG', () => {
  const chunk = (type: string, content: string | Uint8Array, checksum: string | number[] = 'crc.') => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return bytes(length, type, content, checksum);
  };
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const colours = ['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'];
  const parts = [...colours, 'PLTE', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'IDAT', 'fdAT'];
  const picture = [
    chunk('IHDR', 'size'),
    ...parts.map((type) => chunk(type, `the content of ${type}`)),
    chunk('IEND', ''),
  ] as const;

  it('keeps its picture and colours, and nothing else', () => {
    const [head, ...rest] = picture;
    const metadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVW'].map((type) => chunk(type, 'SECRET'));
    const photo = bytes(signature, head, ...metadata, ...rest, 'SECRET');
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(signature, ...picture)));
  });

  it.each(['', 'Exif\0\0'])('that is turned keeps its orientation', (before) => {
    const [head, ...rest] = picture;
    const photo = bytes(signature, head, chunk('eXIf', bytes(before, exif(6, true))), ...rest);
    const oriented = chunk('eXIf', exifOf(6) ?? '', [0xd6, 0x67, 0x4b, 0x69]);
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(signature, head, oriented, ...rest)));
  });

  it('keeps no metadata with which it ends', () => {
    const photo = bytes(signature, picture[0], chunk('tEXt', 'SECRET'));
    expect(textOf(pictureOf(photo))).toBe(textOf(bytes(signature, picture[0])));
  });

  it('that ends in a chunk stays as it is', () => {
    const photo = bytes(signature, picture[0], [0, 0, 1, 0], 'IDATpix');
    expect(textOf(pictureOf(photo))).toBe(textOf(photo));
  });
});

describe('a WebP', () => {
  const chunk = (type: string, content: string | Uint8Array) => {
    const body = bytes(content);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return bytes(type, size, body, body.length % 2 ? [0] : []);
  };
  const file = (...chunks: Buffer[]) => chunk('RIFF', bytes('WEBP', ...chunks));
  const extended = (flags: number) => chunk('VP8X', bytes([flags], '123456789'));

  it.each([
    ['', 6],
    ['Exif\0\0', 8],
  ])('keeps its picture, colours and orientation, and nothing else', (before, orientation) => {
    const parts = ['ANIM', 'ANMF', 'ALPH', 'VP8L'].map((type) => chunk(type, `the content of ${type}`));
    const picture = [chunk('ICCP', 'colours'), ...parts, chunk('VP8 ', 'odd')];
    const photo = file(
      extended(0x2c),
      ...picture,
      chunk('EXIF', bytes(before, exif(orientation, true))),
      ...['XMP ', 'prVW'].map((type) => chunk(type, 'SECRET')),
    );
    const oriented = chunk('EXIF', exifOf(orientation) ?? '');
    expect(textOf(pictureOf(photo))).toBe(textOf(file(extended(0x28), ...picture, oriented)));
  });

  it('that is upright states that it has no metadata', () => {
    const photo = file(extended(0x2c), chunk('VP8 ', 'pixels'), chunk('EXIF', exif(1, false)));
    expect(textOf(pictureOf(photo))).toBe(textOf(file(extended(0x20), chunk('VP8 ', 'pixels'))));
  });
});

it.each([
  ['JPEG', [0xff, 0xd8], [0xff, 0xfe, 0, 2]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], '\0\0\0\0tEXtcrc.'],
  ['WebP', 'RIFF\x04\0\0\0WEBP', 'XMP \0\0\0\0'],
])('a %s of more than ten thousand parts stays as it is', (_, start, part) => {
  const photoOf = (parts: number) => bytes(start, ...Array(parts).fill(part));
  expect(textOf(pictureOf(photoOf(10_000)))).toBe(textOf(bytes(start)));
  const larger = photoOf(10_001);
  expect(pictureOf(larger)).toBe(larger);
});

it.each(Array.from({ length: 7 }, (_, at) => at + 2))('the orientation %i is read back', (orientation) => {
  expect(orientationIn(exifOf(orientation) ?? new Uint8Array())).toBe(orientation);
});

it('an orientation is written as the one entry of a TIFF file', () => {
  const head = [...Buffer.from('MM'), 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  expect([...(exifOf(6) ?? [])]).toEqual([...head, 0, 1, ...entry, 0, 0, 0, 0]);
});

it('an orientation after the last entry of the directory does not count', () => {
  const tiff = exif(6, true);
  expect(orientationIn(tiff)).toBe(6);
  tiff.writeUInt16LE(1, 8);
  expect(orientationIn(tiff)).toBe(1);
});

it.each([[new Uint8Array()], [bytes('II*\0\xff\xff\xff\xff')], [exif(9, true)]])(
  'an orientation that cannot be read is not stored',
  (tiff) => {
    expect(exifOf(orientationIn(tiff))).toBeNull();
  },
);
