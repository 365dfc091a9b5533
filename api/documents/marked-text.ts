/** A part of a text that is struck out, raised or lowered, all of which can change what the text means. */
export interface MarkedText {
  readonly text: string;
  readonly isStruck: boolean;
  readonly position: 'sup' | 'sub' | null;
}

/** Reads the parts of a block, one after another, with the marks of the elements that are open. */
export function markedReader() {
  let parts: MarkedText[] = [];
  let struck = 0;
  let position: MarkedText['position'] = null;
  return {
    add(text: string): void {
      const last = parts.at(-1);
      const isStruck = struck > 0;
      if (last?.isStruck !== isStruck || last.position !== position) parts.push({ text, isStruck, position });
      else parts[parts.length - 1] = { ...last, text: last.text + text };
    },
    /** Opens or closes an element; any other than those with a mark changes nothing. */
    mark(name: string, isEnd: boolean): void {
      if (struckNames.has(name)) struck = Math.max(0, struck + (isEnd ? -1 : 1));
      if (name === 'sup' || name === 'sub') position = isEnd ? null : name;
    },
    /** The parts of the block that ends. What is struck out can go on in the next one. */
    take(): readonly MarkedText[] {
      const taken = parts;
      parts = [];
      position = null;
      return taken;
    },
  };
}

/** The parts with their entities as characters, and one space in place of several. */
export function tidied(parts: readonly MarkedText[]): MarkedText[] {
  const found: MarkedText[] = [];
  let hasSpace = true;
  for (const part of parts) {
    const spaced = decoded(part.text).replace(/\s+/g, ' ');
    const text: string = hasSpace ? spaced.replace(/^ /, '') : spaced;
    if (text === '') continue;
    hasSpace = text.endsWith(' ');
    found.push({ ...part, text });
  }
  const last = found.pop();
  const end = last?.text.trimEnd() ?? '';
  return last && end !== '' ? [...found, { ...last, text: end }] : found;
}

const struckNames = new Set(['s', 'del', 'strike']);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
