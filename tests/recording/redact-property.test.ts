import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/recording/redact.ts';

/** Typed secrets: any text that does not occur in the surrounding JSON. */
const secret = fc
  .oneof(
    fc.string({ minLength: 4, maxLength: 40, unit: 'binary' }),
    fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme-ascii' }),
    fc.stringMatching(/^[A-Za-z0-9"\\/%+& !é\n]{4,20}$/),
  )
  .filter((text) => !isStructure(text));
const secretKey = fc.constantFrom('password', 'newPassword', 'new_password', 'token', 'access_token', 'Authorization', 'sid', 'api-key'); // biome-ignore format: a list
const plainKey = fc.constantFrom('usr', 'note', 'rows', 'context', 'error', 'url', 'q1');

describe('redaction', () => {
  it('removes a typed secret from every part of a message', () => {
    fc.assert(
      fc.property(secret, secretKey, plainKey, (typed, key, other) => {
        const redactor = createRedactor();
        const messages = [
          { [key]: typed, [other]: `before ${typed} after`, [`k${typed}`]: 1 },
          { [other]: [{ deep: typed }, new Map([[typed, typed]]), new Error(`${typed}?`)] },
          `https://a.example/${encodeURIComponent(encodable(typed))}?q=${new URLSearchParams({ q: encodable(typed) })}`,
          JSON.stringify({ [other]: typed }),
          `at ${JSON.stringify(JSON.stringify({ [other]: typed }))}`,
        ];
        for (const message of messages) expectNone(redactor(message), typed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('hides a secret at any depth with a new redactor', () => {
    const message = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<unknown>(null, true, 1, 'text'),
        fc.dictionary(plainKey, tie('node'), { maxKeys: 3 }),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.record({ hidden: secretKey }).map(({ hidden }) => ({ [hidden]: mark })),
        fc.constant(`text ${mark}`),
      ),
    })).node;
    fc.assert(
      fc.property(secret, message, secretKey, (typed, tree, key) => {
        const filled = replaced({ tree, last: { [key]: mark } }, typed);
        expectNone(createRedactor()(filled), typed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('turns any value into JSON of a limited size', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, withBoxedValues: true, withNullPrototype: true, withSparseArray: true }); // biome-ignore format: a list
    fc.assert(
      fc.property(anything, (value) => {
        const out = JSON.stringify(createRedactor({ values: 50, items: 10, length: 20, depth: 5 })(value)) ?? '';
        expect(out.length).toBeLessThan(20_000);
      }),
      { numRuns: 2_000 },
    );
  });
});

const mark = '\u0000mark\u0000';

const replaced = (value: unknown, typed: string): unknown => {
  if (typeof value === 'string') return value.replaceAll(mark, () => typed);
  if (Array.isArray(value)) return value.map((each) => replaced(each, typed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, typed)]));
};

/** A lone surrogate has no UTF-8, so that a URL cannot encode it. */
const encodable = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

function isStructure(text: string): boolean {
  return ['[{"deep":"•••"},[["•••","•••"]],{"name":"Error","message":"•••?"}]', 'before ••• after', 'https://a.example/•••?q=q=•••', 'null,true,text', '{"tree":"text ","last":{"rows":"context","error":"usr","note":"url","q1"', 'new_password', 'newPassword', 'access_token', 'Authorization', 'api-key', '{"k•••":1}'].some((piece) => piece.toLowerCase().includes(text.toLowerCase())); // biome-ignore format: a list
}

function expectNone(out: unknown, typed: string): void {
  const json = JSON.stringify(out);
  expect(strings(out).filter((text) => text.includes(typed))).toEqual([]);
  expect(json.includes(JSON.stringify(typed).slice(1, -1))).toBe(false);
  expect(json.includes(encodeURIComponent(encodable(typed)).padEnd(4, '\u0000'))).toBe(false);
}

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...strings(each)]);
};
