/** Lets the drawings of charts into a page that enforces trusted types and allows no style sheet within its markup. */
import { chartStyle } from '../chart-style.ts';

/** The part of the browser's `trustedTypes` that is used here; some browsers do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

// not in every browser, nor in the types of TypeScript
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('chart', { createHTML: (drawing) => drawing });

/** A drawing as markup. Its text is escaped. */
export const trustedDrawing = (drawing: string): string => policy?.createHTML(drawing) ?? drawing;

/** Adds the style of drawings to the page. */
export function styleDrawings(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(chartStyle);
  document.adoptedStyleSheets.push(sheet);
}
