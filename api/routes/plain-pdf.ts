/**
 * A page of lines as a PDF in Helvetica, which has Latin letters only: a line in another script is left out. Padded to
 * `size` bytes, the size that the record states; longer where the lines need more.
 */
export function plainPdf(lines: readonly string[], size: number): Uint8Array<ArrayBuffer> {
  const words = lines.map(plain).filter((line) => /^[\x20-\x7e\xa0-\xff]+$/.test(line));
  const [title = '', ...rest] = words.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj`);
  const page = `BT /F1 18 Tf 56 770 Td 22 TL ${title} T* /F1 11 Tf 18 TL ${rest.map((line) => `${line} T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const end = (at: number): string =>
    [
      'xref',
      `0 ${objects.length + 1}`,
      '0000000000 65535 f ',
      ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`,
      `startxref\n${at}\n%%EOF\n`,
    ].join('\n');
  const room = size - body.length - end(size).length;
  if (room > 1) body += `%${' '.repeat(room - 2)}\n`;
  return new Uint8Array(Buffer.from(body + end(body.length), 'latin1'));
}

const plain = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u2013\u2014]/g, '-');
