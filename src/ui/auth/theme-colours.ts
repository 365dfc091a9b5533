import type { CSSProperties } from 'react';
import type { LoginTheme } from '../../services/contract/records/landing.ts';

/** The minimum contrast of a text with its background (WCAG 2.2, criterion 1.4.3). */
const minContrast = 4.5;

const black = '#000000';
const white = '#ffffff';

/**
 * The server's colours for the page's main button; none without a colour that can be read. A text colour with too little
 * contrast, or none, is replaced by white or black: one of them has enough on any colour.
 */
export function buttonColours(theme: LoginTheme | null): CSSProperties | undefined {
  const primary = colourIn(theme?.primary_color);
  if (!primary) return undefined;
  const readable = [colourIn(theme?.on_primary_color), white, black].filter((colour) => colour !== null);
  const onPrimary = readable.find((colour) => contrast(primary, colour) >= minContrast) ?? black;
  // away from the text, so that its contrast grows
  const away = luminance(onPrimary) > luminance(primary) ? black : white;
  return {
    '--act': primary,
    '--act-hover': `color-mix(in srgb, ${primary} 85%, ${away})`,
    '--on-act': onPrimary,
  } as CSSProperties; // its keys have no custom properties
}

/** A hexadecimal colour in six digits; `null` for any other text. */
function colourIn(text: string | null | undefined): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a colour in six digits, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
