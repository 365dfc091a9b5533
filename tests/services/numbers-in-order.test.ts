import { expect, it } from 'vitest';
import { numbersInOrder } from '../../src/services/contract/numbers-in-order.ts';

it.each([
  ['شارع العليا 7425، الرياض 12333-2480', 'شارع العليا 7425، الرياض \u206612333-2480\u2069'],
  ['PO Box 1-2-3, Dubai', 'PO Box \u20661-2-3\u2069, Dubai'],
  ['Office 1204, Dubai', 'Office 1204, Dubai'],
  ['North-South 5', 'North-South 5'],
])('the parts of a number with hyphens keep their order: %s', (text, expected) => {
  expect(numbersInOrder(text)).toBe(expected);
});
