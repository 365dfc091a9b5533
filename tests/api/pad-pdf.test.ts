import { expect, it } from 'vitest';
import { padPdf } from '../../api/documents/pad-pdf.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const objects = '%PDF-1.7\n1 0 obj startxref endobj\nxref\n';
const end = 'startxref\n32\n%%EOF\n';
const pdf = objects + end;

it.each([2, 3, 1_000])('adds a comment of %d characters before the last lines, so that every object stays', (room) => {
  const padded = padPdf(bytesOf(pdf), pdf.length + room);
  expect(textOf(padded)).toBe(`${objects}%${' '.repeat(room - 2)}\n${end}`);
});

it.each([
  ['is already as large', pdf, pdf.length],
  ['is larger', pdf, pdf.length - 1],
  ['has no room for a comment', pdf, pdf.length + 1],
  ['has no such lines', objects.replace('startxref', ''), 1_000],
])('leaves a document that %s', (_, text, size) => {
  expect(textOf(padPdf(bytesOf(text), size))).toBe(text);
});
