/** Which stored texts are old copies of those that this tab has replaced, and when a text was changed. */
import { expect, it } from 'vitest';
import { createReplacedTexts } from '../../src/machines/persistence/replaced-texts.ts';
import { editedAtIn, textOf } from '../../src/machines/persistence/slice-texts.ts';

const stored = (text: string) => ({ slices: { auth: text }, isDamaged: false });

/** Whether another tab that stores a text, where `before` was stored, has stored an old copy. */
const isOldCopy = (replaced: ReturnType<typeof createReplacedTexts>, text: string, before: string) =>
  replaced.oldCopiesIn(stored(text), () => before).has('auth');

it('the hundred texts that were replaced last are old copies', () => {
  const replaced = createReplacedTexts();
  for (let at = 0; at <= 100; at++) replaced.add('auth', textOf('auth', `text ${at}`));
  expect(isOldCopy(replaced, 'text 1', 'now')).toBe(true);
  expect(isOldCopy(replaced, 'text 100', 'now')).toBe(true);
  expect(isOldCopy(replaced, 'text 0', 'now')).toBe(false);
});

it('a text that no other tab has changed is no old copy, and the others stay stored', () => {
  const replaced = createReplacedTexts();
  for (const text of ['first', 'second']) replaced.add('auth', textOf('auth', text));
  expect(isOldCopy(replaced, 'first', 'first')).toBe(false);
  expect(isOldCopy(replaced, 'third', 'third')).toBe(false);
  expect(isOldCopy(replaced, 'second', 'third')).toBe(true);
});

it('nothing is an old copy once another tab has changed the slice', () => {
  const replaced = createReplacedTexts();
  replaced.add('auth', textOf('auth', 'first'));
  expect(isOldCopy(replaced, 'theirs', 'second')).toBe(false);
  expect(isOldCopy(replaced, 'first', 'theirs')).toBe(false);
});

it.each([
  ['{"version":1,"value":"typing","context":{},"editedAt":7}', 7],
  ['{"version":1,"value":"typing","context":{"at":1,"editedAt":5},"editedAt":7}', 7],
  ['{"version":1,"value":"typing","context":{}}', null],
  [undefined, null],
])('the time of %s is %s', (text, expected) => {
  expect(editedAtIn(text)).toBe(expected);
});
