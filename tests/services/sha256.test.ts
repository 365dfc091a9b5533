import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../../src/services/contract/sha256.ts';

it.each([
  '',
  'abc',
  'شروط العقد',
  '<p>The terms</p>'.repeat(400),
  ...[55, 56, 63, 64, 65].map((length) => 'x'.repeat(length)),
])('hashes a text as Node does: %#', (text) => {
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
