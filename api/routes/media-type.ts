/** What a CV is by its content, not by its name: PDF, Word 97 or Word; `null` for anything else. */
export function mediaTypeOf(content: Uint8Array): string | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  // An OLE file is a Word document if it has a stream of that name; a ZIP, if it has that part.
  if (bytes.subarray(0, 8).equals(ole) && bytes.includes(Buffer.from('WordDocument', 'utf16le')))
    return 'application/msword';
  if (bytes.subarray(0, 4).equals(zip) && bytes.includes('word/document.xml'))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return null;
}

const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
