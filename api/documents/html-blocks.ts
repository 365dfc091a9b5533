import { type MarkedText, markedReader, tidied } from './marked-text.ts';

/** A heading, a paragraph or an item of a list, as plain text. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
  /** The parts of the text, where some of it is marked. */
  readonly parts?: readonly MarkedText[];
}

/**
 * The text of the server's HTML, in the blocks of its elements; the cells of a row are in one block. What is struck out,
 * raised or lowered is marked. Anything else that an element means, such as emphasis or a link, is left out. Takes
 * linear time.
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: List[] = [];
  let kind: Block['kind'] = 'paragraph';
  /** The label of the item that begins: a number, or none for a bullet; `null` elsewhere. */
  let label: string | null = null;
  const reader = markedReader();
  let hasText = false;
  const close = (next: Block['kind']): void => {
    const line = tidied(reader.take());
    if (line.length > 0) {
      if (label === null) blocks.push(blockOf(kind, line));
      else blocks.push(label === '' ? blockOf('item', line) : blockOf('paragraph', [plain(`${label} `), ...line]));
      label = null;
    }
    hasText = false;
    kind = next;
  };
  for (const piece of pieces(html)) {
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase();
    if (name === undefined) {
      reader.add(piece);
      hasText ||= /\S/.test(piece);
    } else if (cells.has(name)) {
      if (hasText && !piece.startsWith('</')) reader.add(' · ');
    } else if (boxes.has(name)) {
      const isEnd = piece.startsWith('</');
      close(isEnd ? 'paragraph' : (kinds[name] ?? kind));
      if (name === 'li') label = isEnd ? null : labelOf(piece, lists.at(-1));
      if (name === 'ol' || name === 'ul') {
        if (isEnd) lists.pop();
        else lists.push({ type: name === 'ol' ? (typeIn(piece) ?? '1') : null, next: numberIn('start', piece) ?? 1 });
      }
    } else {
      reader.mark(name, piece.startsWith('</'));
    }
  }
  close('paragraph');
  return blocks;
}

function blockOf(kind: Block['kind'], parts: readonly MarkedText[]): Block {
  const text = parts.map((part) => part.text).join('');
  return { kind, text, ...(parts.some(isMarked) && { parts }) };
}

const isMarked = ({ isStruck, position }: MarkedText): boolean => isStruck || position !== null;

const plain = (text: string): MarkedText => ({ text, isStruck: false, position: null });

interface List {
  /** How it is numbered, as in HTML: 1, a, A, i or I; `null` for bullets. */
  readonly type: string | null;
  next: number;
}

/** The label of an item, to which a text can refer: `4.`, or nothing for a bullet. */
function labelOf(tag: string, list: List | undefined): string {
  if (!list || list.type === null) return '';
  const number = numberIn('value', tag) ?? list.next;
  list.next = number + 1;
  const isLetter = /a/i.test(list.type) && number > 0 && number <= 26;
  const written = isLetter ? String.fromCharCode(96 + number) : /i/i.test(list.type) ? roman(number) : String(number);
  return `${list.type === 'A' || list.type === 'I' ? written.toUpperCase() : written}.`;
}

const romans = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** A number up to 39 in Roman numerals; a larger one in digits. */
function roman(number: number): string {
  if (number < 1 || number > 39) return String(number);
  const [value, letters] = romans.find(([each]) => each <= number) ?? [1, 'i'];
  return letters + (number > value ? roman(number - value) : '');
}

const typeIn = (tag: string): string | undefined => /\stype\s*=\s*["']?([1ai])\b/i.exec(tag)?.[1];

function numberIn(attribute: 'start' | 'value', tag: string): number | undefined {
  const digits = { start: /\sstart\s*=\s*["']?(-?\d{1,6})\b/i, value: /\svalue\s*=\s*["']?(-?\d{1,6})\b/i }[attribute];
  const found = digits.exec(tag)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The tags of a text and what is between them. */
function* pieces(html: string): Generator<string> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return yield html.slice(at);
    if (open > at) yield html.slice(at, open);
    yield html.slice(open, close + 1);
    at = close + 1;
  }
}

const kinds: Readonly<Record<string, Block['kind']>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
};

const cells = new Set(['td', 'th']);

const boxes = new Set(
  'h1 h2 h3 h4 h5 h6 p div section article blockquote ul ol li table caption tr pre br dt dd figcaption'.split(' '),
);
