import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from '../../src/services/contract/qr-path.ts';

it.each([
  ['a word', 'SG'],
  ['an address', 'https://sgnetwork.example/invoice/ACC-SINV-2026-00042'],
  ['Arabic', 'فاتورة ضريبية'],
  ['the longest text of an invoice', 'A'.repeat(700)],
])('the path fills exactly the dark modules of the code: %s', (_, text) => {
  const { path, size } = qrPath(text);
  const dark = new Set<string>();
  const rectangles = path.split('M').slice(1);
  for (const rectangle of rectangles) {
    const [, x, y, width, back] = /^(\d+) (\d+)h(\d+)v1h-(\d+)z$/.exec(rectangle)?.map(Number) ?? [];
    if (x === undefined || y === undefined || width === undefined) throw new Error(`No rectangle: ${rectangle}`);
    expect(back).toBe(width);
    for (let offset = 0; offset < width; offset += 1) dark.add(`${x + offset} ${y}`);
  }
  const code = encode(text, { border: 4, ecc: 'M' });
  const modules = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(dark).toEqual(new Set(modules));
  expect(size).toBe(code.data.length);
  // neighbours share a rectangle, so that no line shows between them
  const starts = modules.filter((module) => {
    const [x = 0, y = 0] = module.split(' ').map(Number);
    return !code.data[y]?.[x - 1];
  });
  expect(rectangles).toHaveLength(starts.length);
});
