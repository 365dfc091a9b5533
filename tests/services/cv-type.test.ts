import { expect, it } from 'vitest';
import { cvTypeOf, inspectCv } from '../../src/services/contract/cv-type.ts';
import { plainLine, plainText } from '../../src/services/contract/plain-text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const zip = [0x50, 0x4b, 0x03, 0x04];
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wide = (text: string) => [...Buffer.from(text, 'utf16le')];

it.each([
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a PDF behind a few bytes', bytes('%%PD', '\r\n', '%PDF-1.4'), 'application/pdf'],
  ['a PDF as far behind as possible', bytes('x'.repeat(1019), '%PDF-'), 'application/pdf'],
  ['a PDF that begins too late', bytes('x'.repeat(1020), '%PDF-'), null],
  ['a PDF too far behind', bytes('x'.repeat(1024), '%PDF-1.4'), null],
  ['Word', bytes(zip, 'word/word/document.xml'), expect.stringContaining('wordprocessingml')],
  ['a spreadsheet', bytes(zip, 'xl/workbook.xml'), null],
  ['Word 97', bytes(ole, wide('WordDocument')), 'application/msword'],
  ['Excel 97', bytes(ole, wide('Workbook')), null],
  ['Word behind a byte', bytes('x', zip, 'word/document.xml'), null],
  ['Word 97 behind a byte', bytes('x', ole, wide('WordDocument')), null],
  ['Word whose part is at the end', bytes(zip, 'x'.repeat(2000), 'word/document.xml'), expect.stringContaining('xml')],
  ['the name alone', bytes('word/document.xml'), null],
  ['nothing', bytes(), null],
])('detects the type of %s, whole or in parts', (_, content, type) => {
  expect(cvTypeOf(content)).toEqual(type);
  for (const size of [1, 7, 1000]) {
    const inspection = inspectCv();
    for (let at = 0; at < content.length; at += size) inspection.add(content.subarray(at, at + size));
    expect([size, inspection.type()]).toEqual([size, type]);
  }
});

it('removes invisible characters and keeps line breaks only in multi-line text', () => {
  expect(plainText('a\u202e\nb\u00a0c')).toBe('a\nb c');
  expect(plainLine('a\u202e \n b\u00a0c')).toBe('a b c');
  expect(plainLine('a  b\nc\r\nd')).toBe('a  b c d');
  expect(plainText('\u202ea\u00a0b\u202c\u3000c')).toBe('a b c');
  expect(plainText('\u200fنسبة 5\u200e%')).toBe('\u200fنسبة 5\u200e%');
  expect(plainLine('\u200e\u061ca@b.com\u200f')).toBe('a@b.com');
});
