import { describe, expect, it } from 'vitest';
import { htmlBlocks } from '../../api/documents/html-blocks.ts';
import { paperPdf } from '../../api/documents/paper.ts';
import { missingGlyph, readPdf, wordsOf } from './read-pdf.ts';

const plain = (text: string) => ({ text, isStruck: false, position: null });
const struck = (text: string) => ({ ...plain(text), isStruck: true });
const partsOf = (html: string) => htmlBlocks(html).map(({ text, parts }) => parts ?? text);

describe('a marked text', () => {
  it.each(['s', 'del', 'strike', 'S'])('has what <%s> strikes out', (name) => {
    expect(htmlBlocks(`<p>Fee: <${name}>500</${name}> <b>400</b></p>`)).toEqual([
      { kind: 'paragraph', text: 'Fee: 500 400', parts: [plain('Fee: '), struck('500'), plain(' 400')] },
    ]);
  });

  it('has what is raised and lowered, also within what is struck out', () => {
    expect(partsOf('100 m<sup>2</sup> of CO<sub>2</sub><del>10<sup>3</sup></del>')).toEqual([
      [
        plain('100 m'),
        { ...plain('2'), position: 'sup' },
        plain(' of CO'),
        { ...plain('2'), position: 'sub' },
        struck('10'),
        { ...struck('3'), position: 'sup' },
      ],
    ]);
  });

  it('goes on in the next block only when it is struck out', () => {
    expect(partsOf('<del><p>a</p><p>b</p></del><p>c<sup>1</p><p>d</p></s>e<s>f')).toEqual([
      [struck('a')],
      [struck('b')],
      [plain('c'), { ...plain('1'), position: 'sup' }],
      'd',
      [plain('e'), struck('f')],
    ]);
  });

  it('has one space between its parts, none around them, and the label of its item', () => {
    expect(partsOf('<ol><li> <s> a&amp;</s> <i> b </i><sup>\n</sup></li></ol><p><s> </s></p>')).toEqual([
      [plain('1. '), struck('a&'), plain(' b')],
    ]);
  });

  it('is read in linear time', () => {
    expect(htmlBlocks('<s>a</s>b'.repeat(50_000))[0]?.parts).toHaveLength(100_000);
    expect(partsOf(`${'<s>'.repeat(100_000)}a`)).toEqual([[struck('a')]]);
  });
});

it.each([
  ['en', 'Old new', 'x'],
  ['ar', 'قديم جديد', 'س'],
] as const)('is drawn with its line and its places in %s', async (language, text, letter) => {
  const draw = async (html: string) =>
    readPdf(await paperPdf({ language, title: 'T', kind: 'K', facts: [], blocks: htmlBlocks(html) }));
  const { paths, ...unmarked } = await draw(`<p>${text}</p>`);
  const struckOut = await draw(`<p><s>${text}</s></p>`);
  expect(struckOut.paths).toBeGreaterThan(paths);
  expect(struckOut.texts).toEqual(unmarked.texts);
  const placed = await draw(`<p>${letter}<sup>27</sup> ${letter}<sub>38</sub></p><h3>${letter}<sup>4</sup></h3>`);
  for (const part of ['²⁷', '₃₈', '⁴']) expect(wordsOf(placed)).toContain(part);
  expect(placed.glyphs.filter(({ code }) => code === missingGlyph)).toEqual([]);
});
