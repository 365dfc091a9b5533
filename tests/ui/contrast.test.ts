import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Every background, and the texts that are set on it: 4.5:1. */
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

/** What is not read but has to be seen, such as a field's border, the focus ring, the saffron mark: 3:1. */
const marks: Record<string, string[]> = {
  page: ['line-strong', 'act', 'saffron', 'motif'],
  surface: ['line-strong', 'act', 'saffron', 'motif'],
  raised: ['line-strong', 'act', 'saffron'],
};

describe.each(themes)('in the %s theme', (theme) => {
  const colours = readColours(theme);

  it.each(pairs(texts))('$ink is read on $ground', ({ ground, ink }) => {
    expect(contrast(colours, ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('$ink is seen on $ground', ({ ground, ink }) => {
    expect(contrast(colours, ground, ink)).toBeGreaterThanOrEqual(3);
  });
});

it('leaves no colour of the tokens unchecked', () => {
  const checked = new Set(Object.entries(texts).concat(Object.entries(marks)).flat(2));
  const decoration = ['line'];
  expect([...readColours('light').keys()].filter((name) => !checked.has(name))).toEqual(decoration);
});

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([ground, inks]) => inks.map((ink) => ({ ground, ink })));

function readColours(theme: Theme): Map<string, string> {
  const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const token = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
  return new Map(
    [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }[theme]]),
  );
}

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function contrast(colours: Map<string, string>, ground: string, ink: string): number {
  const [darker = 0, lighter = 0] = [ground, ink]
    .map((name) => luminance(colours.get(name) ?? ''))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
