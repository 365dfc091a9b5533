import { expect, test } from 'vitest';
import { isCommandPaletteKey, keyOf } from '../../src/ui/command-palette/shortcuts.ts';

const released = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (fields: Partial<KeyboardEvent>): KeyboardEvent => ({ ...released, ...fields }) as KeyboardEvent; // what is read

test.each<[keyboard: string, event: Partial<KeyboardEvent>, key: string]>([
  ['a Latin one', { key: 'g', code: 'KeyG' }, 'g'],
  ['a Latin one in capitals', { key: 'G', code: 'KeyG' }, 'g'],
  ['a French one, where A is in the place of Q', { key: 'a', code: 'KeyQ' }, 'a'],
  ['an Arabic one', { key: 'ل', code: 'KeyG' }, 'g'],
  ['a Latin one with Shift', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['an Arabic one with Shift', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['an Arabic one, whose question mark is elsewhere', { key: '؟', code: 'KeyZ' }, '?'],
  ['an Arabic one without a slash', { key: 'ظ', code: 'Slash' }, '/'],
  ['one without a Latin question mark', { key: 'و', code: 'Slash', shiftKey: true }, '?'],
  ['any', { key: 'Escape', code: 'Escape' }, 'Escape'],
  ['any, in the middle of a letter', { key: 'Dead', code: 'KeyE' }, 'Dead'],
])('reads the key of a keyboard: %s', (_, event, key) => {
  expect(keyOf(pressed(event))).toBe(key);
});

test.each<[keys: string, event: Partial<KeyboardEvent>, isShortcut: boolean]>([
  ['Ctrl K', { ctrlKey: true }, true],
  ['⌘ K', { metaKey: true }, true],
  ['K', {}, false],
  ['Ctrl Alt K', { ctrlKey: true, altKey: true }, false],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl J', { ctrlKey: true, key: 'j' }, false],
])('opens the palette or not: %s', (_, event, isShortcut) => {
  expect(isCommandPaletteKey(pressed({ key: 'k', code: 'KeyK', ...event }))).toBe(isShortcut);
});
