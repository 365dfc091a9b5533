/** What a PDF draws: its texts with their places, and the glyphs of each. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A glyph as drawn: its code in the font of the file, and the letters that it stands for. */
export interface Glyph {
  readonly code: number;
  readonly unicode: string;
  readonly width: number;
}

/** Consecutive letters of one direction, at their left end. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface ReadPdf {
  readonly pages: number;
  readonly title: string;
  readonly texts: readonly PlacedText[];
  readonly glyphs: readonly Glyph[];
  /** The number of lines and shapes. */
  readonly paths: number;
  /** The names of the embedded fonts. */
  readonly fonts: readonly string[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const file = await task.promise;
  const texts: PlacedText[] = [];
  const glyphs: Glyph[] = [];
  const fonts = new Set<string>();
  let paths = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [at, operator] of fnArray.entries()) {
      if (operator === OPS.constructPath) paths += 1;
      if (operator === OPS.setFont) fonts.add(String(page.commonObjs.get(argsArray[at][0]).name));
      if (operator === OPS.showText) glyphs.push(...argsArray[at][0].flatMap(glyphIn));
    }
    for (const item of (await page.getTextContent()).items) {
      if ('str' in item && item.str.trim() !== '')
        texts.push({ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width });
    }
  }
  const { info } = await file.getMetadata();
  const title = 'Title' in info ? String(info.Title) : '';
  const pages = file.numPages;
  await task.destroy();
  return { pages, title, texts, glyphs, paths, fonts: [...fonts] };
}

interface DrawnGlyph {
  readonly originalCharCode: number;
  readonly unicode: string;
  readonly width: number;
}

/** A number between the glyphs moves the next one. */
const glyphIn = (drawn: DrawnGlyph | number): Glyph[] =>
  typeof drawn === 'number' ? [] : [{ code: drawn.originalCharCode, unicode: drawn.unicode, width: drawn.width }];

/**
 * The texts in the order in which they are drawn. pdf.js orders right-to-left letters itself, and reverses those of a
 * ligature such as lam-alef, and what has diacritics.
 */
export const wordsOf = ({ texts }: ReadPdf): string => texts.map(({ text }) => text).join(' ');

/** The texts without spaces, for which pdf.js takes kerning. */
export const lettersOf = ({ texts }: ReadPdf): string => texts.map(({ text }) => text.replace(/\s+/g, '')).join('');

/** The different right ends of the texts that are one of these, in whole points. */
export const rightEndsOf = ({ texts }: ReadPdf, of: readonly string[]): number[] => [
  ...new Set(texts.flatMap(({ text, x, width }) => (of.includes(text) ? [Math.round(x + width)] : []))),
];

/** The code of the glyph that a font draws for a letter that it does not have. */
export const missingGlyph = 0;
