export type CvType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The type of a CV by its content, not by its name: PDF, Word 97 or Word; `null` for anything else. */
export function cvTypeOf(content: Uint8Array): CvType | null {
  const inspection = inspectCv();
  inspection.add(content);
  return inspection.type();
}

/** Finds the type of a CV from its content, which may arrive in parts. */
export function inspectCv(): { add(part: Uint8Array): void; type(): CvType | null } {
  // each byte becomes one character
  const decoder = new TextDecoder('latin1');
  let start = '';
  let end = '';
  const found = new Set<string>();
  return {
    add(part) {
      const text = end + decoder.decode(part);
      start = (start + text.slice(end.length)).slice(0, startLength);
      for (const mark of [wordStream, wordPart]) if (text.includes(mark)) found.add(mark);
      end = text.slice(1 - wordStream.length);
    },
    type() {
      if (start.includes('%PDF-')) return 'application/pdf';
      // An OLE file is a Word document if it has a stream of that name; a ZIP, if it has that part.
      if (start.startsWith(ole) && found.has(wordStream)) return 'application/msword';
      if (start.startsWith(zip) && found.has(wordPart))
        return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      return null;
    },
  };
}

const startLength = 1024;
const wordPart = 'word/document.xml';
const wordStream = [...'WordDocument'].map((letter) => `${letter}\0`).join('');
const zip = 'PK\x03\x04';
/** The bytes d0 cf 11 e0 a1 b1 1a e1, as the decoder reads them. */
const ole = 'ÐÏ\x11à¡±\x1aá';
