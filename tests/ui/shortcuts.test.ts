import { expect, test } from 'vitest';
import { isCommandPaletteKey, keyOf } from '../../src/ui/command-palette/shortcuts.ts';

const released = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (fields: Partial<KeyboardEvent>): KeyboardEvent => ({ ...released, ...fields }) as KeyboardEvent; // what is read

test.each<[press: string, event: Partial<KeyboardEvent>, key: string]>([
  ['G', { key: 'g', code: 'KeyG' }, 'g'],
  ['G with Caps Lock', { key: 'G', code: 'KeyG' }, 'g'],
  ['A on a French keyboard, in the place of Q', { key: 'a', code: 'KeyQ' }, 'a'],
  ['G on an Arabic keyboard', { key: 'ل', code: 'KeyG' }, 'g'],
  ['Shift and /', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['Shift and / on an Arabic keyboard', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['an Arabic question mark on another key', { key: '؟', code: 'KeyZ' }, '?'],
  ['/ on an Arabic keyboard that has a letter there', { key: 'ظ', code: 'Slash' }, '/'],
  ['Shift and / on a keyboard that has a letter there', { key: 'و', code: 'Slash', shiftKey: true }, '?'],
  ['Escape', { key: 'Escape', code: 'Escape' }, 'Escape'],
  ['an accent that waits for its letter', { key: 'Dead', code: 'KeyE' }, 'Dead'],
])('reads %s', (_, event, key) => {
  expect(keyOf(pressed(event))).toBe(key);
});

const opensPalette = (event: Partial<KeyboardEvent>): boolean =>
  isCommandPaletteKey(pressed({ key: 'k', code: 'KeyK', ...event }));

test.each<[keys: string, event: Partial<KeyboardEvent>]>([
  ['Ctrl K', { ctrlKey: true }],
  ['⌘ K', { metaKey: true }],
])('opens the palette with %s', (_, event) => {
  expect(opensPalette(event)).toBe(true);
});

test.each<[keys: string, event: Partial<KeyboardEvent>]>([
  ['K', {}],
  ['Ctrl Alt K', { ctrlKey: true, altKey: true }],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }],
  ['Ctrl J', { ctrlKey: true, key: 'j' }],
])('does not open the palette with %s', (_, event) => {
  expect(opensPalette(event)).toBe(false);
});
