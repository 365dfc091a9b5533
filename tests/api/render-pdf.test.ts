import { ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxText } from '../../api/documents/bound-texts.ts';
import { paperPdf } from '../../api/documents/paper.ts';
import { renderPdf } from '../../api/documents/render-pdf.ts';
import { templateStart } from '../../api/documents/template-start.ts';
import { type Glyph, missingGlyph, type PlacedText, readPdf } from './read-pdf.ts';

const template = `${templateStart}#for line in d.lines [#par(line)]`;

async function draw(...lines: readonly string[]) {
  return readPdf(await renderPdf(template, { language: 'ar', title: '', page: '', lines }));
}

const codesOf = (glyphs: readonly Glyph[], unicode: string) =>
  glyphs.filter((glyph) => glyph.unicode === unicode).map(({ code }) => code);

const placeOf = (texts: readonly PlacedText[], part: string): PlacedText => {
  const found = texts.find(({ text }) => text.includes(part));
  if (!found) throw new Error(`${part} is not drawn in ${JSON.stringify(texts)}`);
  return found;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Arabic', () => {
  it('has a form of its own for a letter at the beginning, in the middle, at the end and alone', async () => {
    const { glyphs } = await draw('ببب', 'ب');
    expect(new Set(codesOf(glyphs, 'ب')).size).toBe(4);
  });

  it('joins lam and alef in one glyph', async () => {
    const { glyphs } = await draw('لا', 'لأ', 'لإ', 'لآ');
    expect(glyphs.map(({ unicode }) => unicode).filter((letters) => letters.startsWith('ل'))).toEqual([
      'لا',
      'لأ',
      'لإ',
      'لآ',
    ]);
  });

  it('places diacritics on their letter, without a width of their own', async () => {
    const { glyphs } = await draw('مُعْتَمَدٌّ');
    expect(glyphs.some(({ width }) => width === 0)).toBe(true);
    expect(glyphs.filter(({ code }) => code === missingGlyph)).toEqual([]);
  });

  it('runs from right to left, with Latin words, numbers and amounts from left to right in it', async () => {
    const { texts, glyphs } = await draw('الفاتورة SINV-2026-00231 (مرحلة: Discovery) بقيمة 98,000.00 ر.س');
    const parts = ['الفاتورة', 'SINV-2026-00231', 'مرحلة', 'Discovery', 'بقيمة', '98,000.00', 'ر.س'];
    const places = parts.map((part) => placeOf(texts, part).x);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    // the glyphs of a line are drawn from left to right, so Arabic letters come in reverse
    expect(glyphs.map(({ unicode }) => unicode).join('')).toContain('ةروتافلا');
    expect(glyphs.map(({ unicode }) => unicode).join('')).toContain('98,000.00');
  });

  it('mirrors brackets', async () => {
    const codes = (await draw('a(b)c', '(أ)')).glyphs.map(({ code }) => code);
    const [opening, closing] = [codes[1], codes[3]];
    // at the left of the Arabic line is its closing bracket, which looks as an opening one does in a Latin line
    expect([codes[5], codes[7]]).toEqual([opening, closing]);
  });

  it('wraps a long paragraph with its first words on the first line', async () => {
    const words = Array.from({ length: 120 }, (_, at) => `كلمة${at}`);
    const { texts } = await draw(words.join(' '));
    const [first, last] = [placeOf(texts, '0'), placeOf(texts, '119')];
    expect(first.y).toBeGreaterThan(last.y);
    expect(new Set(texts.map(({ y }) => Math.round(y))).size).toBeGreaterThan(5);
  });
});

it('draws a table from right to left in Arabic and from left to right in English', async () => {
  const table = { title: 'T', head: ['Alpha', 'Beta'], rows: [['Gamma', '12.50']] };
  const paper = { title: 'Title', kind: 'Kind', facts: [], blocks: [], table };
  for (const language of ['en', 'ar'] as const) {
    const { texts } = await readPdf(await paperPdf({ ...paper, language }));
    const isArabic = placeOf(texts, 'Alpha').x > placeOf(texts, 'Beta').x;
    expect(isArabic).toBe(language === 'ar');
    expect(placeOf(texts, 'Gamma').x > placeOf(texts, '12.50').x).toBe(isArabic);
  }
});

it('embeds the used part of the typeface', async () => {
  const pdf = await renderPdf(template, { language: 'en', title: '', page: '', lines: ['Amount مبلغ'] });
  expect((await readPdf(pdf)).fonts).toEqual([expect.stringMatching(/^[A-Z]{6}\+Alexandria-Regular$/)]);
  expect(pdf.byteLength).toBeLessThan(20_000);
});

it('shows a letter that the typeface does not have as missing', async () => {
  expect((await draw('漢')).glyphs.some(({ code }) => code === missingGlyph)).toBe(true);
});

it('draws markup as text', async () => {
  const { texts } = await draw('#read("/etc/passwd") $x$ *bold* \\u{41} #panic()');
  const drawn = texts.map(({ text }) => text).join('');
  // the signs between the words stand in the order of a right-to-left line
  for (const part of ['#', 'read', '"/etc/passwd"', '$x$', '*bold*', '\\u{41}', 'panic']) expect(drawn).toContain(part);
});

it('cuts a text of a million characters', async () => {
  const { glyphs } = await draw('ب'.repeat(1_000_000), 'end');
  expect(glyphs.length).toBeLessThan(maxText + 10);
  expect(glyphs.map(({ unicode }) => unicode).join('')).toMatch(/end$/);
});

it('rejects a template that does not compile, and renders the next one', async () => {
  await expect(renderPdf('#panic("no")', {})).rejects.toThrow();
  expect((await draw('ب')).glyphs).toHaveLength(1);
});

it.each(['᠆;؛', 'abc ᠆;؛ مر'])(
  'survives “%s”, with which Typst ends its process, and renders the next one',
  async (text) => {
    const failing = draw(text);
    const next = draw('ب');
    await expect(failing).rejects.toThrow('has ended');
    expect((await next).glyphs).toHaveLength(1);
  },
);

it('renders a document again when the system ends its process', async () => {
  const use = vi.spyOn(ChildProcess.prototype, 'ref');
  const drawn = draw('ب');
  const renderer = use.mock.contexts.at(-1);
  if (!(renderer instanceof ChildProcess)) throw new Error('There is no process.');
  renderer.kill('SIGKILL');
  expect((await drawn).glyphs).toHaveLength(1);
});

it('ends a document that takes too long together with its process, and renders the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const end = vi.spyOn(ChildProcess.prototype, 'kill');
  const long = renderPdf('#for i in range(1000) { for j in range(1000) { let k = j } }', {});
  const next = renderPdf(template, { ...data, lines: ['ب'] });
  vi.advanceTimersByTime(9_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(long).rejects.toThrow('took too long');
  expect((await readPdf(await next)).glyphs).toHaveLength(1);
  expect(end).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000); // the deadline of the next document has ended with it
  expect(end).toHaveBeenCalledOnce();
});

it('renders the same document for the same data', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => renderPdf(template, { ...data, lines: ['ب'] })));
  expect(first).toEqual(second);
});

it('does not write the time of the export', async () => {
  const pdf = Buffer.from(await renderPdf(template, { ...data, lines: ['ب'] })).toString('latin1');
  expect(pdf).toContain('xmp:CreatorTool');
  expect(pdf).not.toMatch(/CreationDate|ModDate|xmp:CreateDate|xmp:ModifyDate/);
});

const data = { language: 'ar', title: '', page: '' };
