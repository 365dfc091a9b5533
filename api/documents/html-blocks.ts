/** A heading, a paragraph or an item of a list, as plain text. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

/**
 * The text of the server's HTML, in the blocks of its elements; the cells of a row are in one block. Anything else that an element means, such as emphasis or
 * a link, is left out. Takes linear time.
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let kind: Block['kind'] = 'paragraph';
  let text = '';
  let hasText = false;
  const close = (next: Block['kind']): void => {
    const line = decoded(text).replace(/\s+/g, ' ').trim();
    if (line !== '') blocks.push({ kind, text: line });
    text = '';
    hasText = false;
    kind = next;
  };
  for (const piece of pieces(html)) {
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase();
    if (name === undefined) {
      text += piece;
      hasText ||= /\S/.test(piece);
    } else if (cells.has(name)) {
      if (hasText && !piece.startsWith('</')) text += ' · ';
    } else if (boxes.has(name)) close(piece.startsWith('</') ? 'paragraph' : (kinds[name] ?? kind));
  }
  close('paragraph');
  return blocks;
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
  li: 'item',
  p: 'paragraph',
};

const cells = new Set(['td', 'th']);

const boxes = new Set(
  'h1 h2 h3 h4 h5 h6 p div section article blockquote ul ol li table caption tr pre br dt dd figcaption'.split(' '),
);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
