import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Text colours by background; their contrast is at least 4.5:1. */
const texts: Record<string, string[]> = {
  page: ['text', 'text-soft', 'act', 'act-hover', 'clay', 'moss', 'slate', 'saffron-text'],
  surface: ['text', 'text-soft', 'act', 'act-hover', 'clay', 'moss', 'slate', 'saffron-text'],
  raised: ['text', 'text-soft', 'act', 'act-hover', 'clay', 'moss', 'slate', 'saffron-text'],
  sunk: ['text', 'text-soft', 'act', 'act-hover', 'clay'],
  act: ['on-act'],
  'act-hover': ['on-act'],
  clay: ['on-clay'],
  'clay-hover': ['on-clay'],
  'act-soft': ['text', 'act', 'act-hover'],
  'saffron-soft': ['text', 'saffron-text'],
  'clay-soft': ['text', 'clay'],
  'moss-soft': ['text', 'moss'],
  'slate-soft': ['text', 'slate'],
};

/** Colours of other visible parts by background, such as field borders and the focus ring; at least 3:1. */
const marks: Record<string, string[]> = {
  page: ['line-strong', 'act', 'saffron', 'motif'],
  surface: ['line-strong', 'act', 'saffron', 'motif'],
  raised: ['line-strong', 'act', 'saffron'],
};

describe.each(themes)('in the %s theme', (theme) => {
  const colours = readColours(theme);

  it.each(pairs(texts))('gives $foreground text on $background a contrast of 4.5:1', ({ background, foreground }) => {
    expect(contrast(colours, background, foreground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('gives $foreground marks on $background a contrast of 3:1', ({ background, foreground }) => {
    expect(contrast(colours, background, foreground)).toBeGreaterThanOrEqual(3);
  });
});

it('checks every colour of the tokens except decoration', () => {
  const checked = new Set(Object.entries(texts).concat(Object.entries(marks)).flat(2));
  const decoration = ['line'];
  expect([...readColours('light').keys()].filter((name) => !checked.has(name))).toEqual(decoration);
});

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([background, foregrounds]) =>
    foregrounds.map((foreground) => ({ background, foreground })),
  );

function readColours(theme: Theme): Map<string, string> {
  const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const token = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
  return new Map(
    [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }[theme]]),
  );
}

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function contrast(colours: Map<string, string>, background: string, foreground: string): number {
  const [darker = 0, lighter = 0] = [background, foreground]
    .map((name) => luminance(colours.get(name) ?? ''))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
