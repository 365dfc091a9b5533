import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../src');

const files = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Lines that fit the pattern, by file. */
const found = (ending: RegExp, pattern: RegExp, but: readonly string[] = []) =>
  files(ending)
    .filter(({ file }) => !but.includes(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

describe('what serves both directions', () => {
  it('knows no physical side', () => {
    const side =
      /(margin|padding|border|inset)-(left|right)|(^|[\s;{])(left|right)\s*:|(text-align|float|clear):\s*(left|right)/;
    expect(found(/\.css$/, side)).toEqual([]);
  });

  it('sets no letters apart, in capitals or aslant but where it takes that back for Arabic', () => {
    const spaced = files(/\.css$/).filter(({ text }) => /letter-spacing|uppercase|italic/.test(text));
    expect(
      spaced.filter(({ text }) => !/:lang\(ar\)[^}]*letter-spacing: normal/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('writes numbers and dates for a screen in one place', () => {
    // the CSV file holds raw numbers, which no screen shows
    const homes = ['ui/format.ts', 'ui/wire-time.ts', 'ui/invoice/invoice-csv.ts'];
    const formatter =
      /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)|toLocale(String|DateString|TimeString)|toFixed\(/;
    expect(found(/^ui\/.*\.tsx?$/, formatter, homes)).toEqual([]);
  });
});
