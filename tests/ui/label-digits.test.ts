import { expect, test } from 'vitest';
import { optionsIn } from '../../src/ui/form/use-options.ts';
import { createFormat } from '../../src/ui/format.ts';
import { messagesIn } from './support/messages-in.ts';

const rows = [
  { name: '6-9', label: 'من 6 إلى 9 سنوات', rank: 1, disabled: false },
  { name: 'iso', label: 'ISO 31000', rank: 2, disabled: false },
];

test.each([
  ['latn', ['من 6 إلى 9 سنوات', 'ISO 31000']],
  ['arab', ['من ٦ إلى ٩ سنوات', 'ISO 31000']],
] as const)('labels of the server have the digits on screen, except in Latin names: %s', (numerals, labels) => {
  const format = createFormat('ar', messagesIn('ar'), 'Asia/Riyadh', numerals);
  expect(optionsIn(rows, format)?.map(({ label }) => label)).toEqual(labels);
});
