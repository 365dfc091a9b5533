/** Inputs on which a backtracking pattern would take longer than linear time, generated from the pattern's own parts. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** An input: a start, many times a pump, and an end that does not match. */
export type Input = readonly [start: string, pump: string, end: string];

/** Few patterns take both of the signs. */
const ends = ['', '!', '\n'];

/** Runs of whatever the pattern is made of, each followed by a mismatch. */
export function adversarialInputs({ source, flags }: Pattern): Input[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const starts = new Set([exampleOf(pattern, flags), ...prefixesOf(pattern, flags)]);
  const parts = [...new Set([...partsOf(pattern, flags), ...starts])].filter((part) => part !== '');
  return [
    ...parts.flatMap((pump) => ends.map((end): Input => ['', pump, end])),
    ...parts.flatMap((pump) => [...starts].map((start): Input => [start, pump, '!'])),
    ...pairsOf(parts).map((pump): Input => ['', pump, '!']),
  ];
}

/** An example of the pattern, and of each part within it. */
function partsOf(pattern: AST.Pattern, flags: string): string[] {
  const parts = new Set([exampleOf(pattern, flags)]);
  const add = (node: AST.Node): void => void parts.add(exampleOf(node, flags));
  visitRegExpAST(pattern, {
    onCharacterEnter: (node) => void (node.parent.type === 'Alternative' && add(node)), // a class has one example
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
    onAlternativeEnter: add,
    onQuantifierEnter: add,
  });
  return [...parts];
}

/** Two parts in turn: of short parts alone, because the pairs of a pattern's characters are what backtracks. */
function pairsOf(parts: readonly string[]): string[] {
  const signs = parts.filter((part) => part.length === 1).slice(0, 6);
  return signs.flatMap((one) => signs.filter((other) => other !== one).map((other) => one + other));
}

/** An example of what leads to each quantifier. */
function prefixesOf(pattern: AST.Pattern, flags: string): string[] {
  const prefixes: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter({ parent, start }) {
      if (parent.type !== 'Alternative') return;
      const before = parent.elements.filter((element) => element.end <= start);
      prefixes.push(before.map((element) => exampleOf(element, flags)).join(''));
    },
  });
  return prefixes;
}

/** A short text that a part of a pattern matches; `''` for an assertion. */
function exampleOf(node: AST.Node, flags: string): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.map((alternative) => exampleOf(alternative, flags)).find((text) => text !== '') ?? '';
    case 'Alternative':
      return node.elements.map((element) => exampleOf(element, flags)).join('');
    case 'Quantifier':
      return exampleOf(node.element, flags).repeat(Math.max(node.min, 1));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return signOf(node.raw, flags);
    default:
      return '';
  }
}

const signs = [
  ...['a', 'A', '0', ' ', '.', '-', '@', '/'],
  ...Array.from({ length: 0x700 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x2000 + at)),
  ...['\u3000', '\ufeff', '\ud83d', '好', '😀'],
];

function signOf(raw: string, flags: string): string {
  const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  const sign = signs.find((each) => one.test(each));
  if (sign === undefined) throw new Error(`No character is known that ${raw} matches; add one.`);
  return sign;
}
