/**
 * The document with a comment before its last lines, so that it has the size that its record states; unchanged where it
 * is already as large. Every object keeps its place.
 */
export function padPdf(pdf: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const end = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).lastIndexOf('startxref');
  const room = size - pdf.byteLength;
  if (end < 0 || room < 2) return pdf;
  const padded = new Uint8Array(size).fill(32);
  padded.set(pdf.subarray(0, end));
  padded[end] = 37; // %
  padded[end + room - 1] = 10;
  padded.set(pdf.subarray(end), end + room);
  return padded;
}
