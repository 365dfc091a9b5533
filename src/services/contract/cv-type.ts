export type CvType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a CV is by its content, not by its name: PDF, Word 97 or Word; `null` for anything else. */
export function cvTypeOf(content: Uint8Array): CvType | null {
  if (isIn(content.subarray(0, 1024), ascii('%PDF-'))) return 'application/pdf';
  // An OLE file is a Word document if it has a stream of that name; a ZIP, if it has that part.
  if (isAt(content, 0, ole) && isIn(content, wide('WordDocument'))) return 'application/msword';
  if (isAt(content, 0, zip) && isIn(content, ascii('word/document.xml')))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return null;
}

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];
const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const wide = (text: string): number[] => ascii(text).flatMap((code) => [code, 0]);

function isIn(content: Uint8Array, sought: readonly number[]): boolean {
  const [first = 0] = sought;
  for (let at = content.indexOf(first); at !== -1; at = content.indexOf(first, at + 1))
    if (isAt(content, at, sought)) return true;
  return false;
}

const isAt = (content: Uint8Array, at: number, sought: readonly number[]): boolean =>
  sought.every((byte, offset) => content[at + offset] === byte);
