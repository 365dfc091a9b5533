/** Inputs on which a backtracking pattern would take longer than linear time, generated from the pattern's own parts. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A start, a pump that is repeated many times, and an end that does not match. */
export type Input = readonly [start: string, pump: string, end: string];

/** Few patterns match both characters. */
const ends = ['', '!', '\n'];

/** Repetitions of each part of the pattern, followed by a mismatch. */
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

/** Pairs of different parts with one character, because patterns backtrack on pairs of characters. */
function pairsOf(parts: readonly string[]): string[] {
  const characters = parts.filter((part) => part.length === 1).slice(0, 6);
  return characters.flatMap((one) => characters.filter((other) => other !== one).map((other) => one + other));
}

/** An example of the text before each quantifier. */
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
      return characterIn(node.raw, flags);
    default:
      return '';
  }
}

const sampleCharacters = [
  ...['a', 'A', '0', ' ', '.', '-', '@', '/'],
  ...Array.from({ length: 0x700 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x2000 + at)),
  ...['\u3000', '\ufeff', '\ud83d', '好', '😀'],
];

function characterIn(raw: string, flags: string): string {
  const single = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  const character = sampleCharacters.find((each) => single.test(each));
  if (character === undefined) throw new Error(`No sample character matches ${raw}; add one.`);
  return character;
}
