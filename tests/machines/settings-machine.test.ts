import { it } from 'vitest';
import { settingsMachine } from '../../src/machines/settings-machine.ts';
import { drive } from './drive.ts';

it('starts with 0-9 and the theme of the system', () => {
  drive(settingsMachine).isIn('chosen', { numerals: 'latn', calendar: 'gregory', theme: 'system', singleKeys: true });
});

it('changes what was chosen and leaves the rest', () => {
  drive(settingsMachine)
    .send({ type: 'settings.change', theme: 'dark' })
    .isIn('chosen', { numerals: 'latn', calendar: 'gregory', theme: 'dark', singleKeys: true })
    .send({ type: 'settings.change', numerals: 'arab' })
    .isIn('chosen', { numerals: 'arab', calendar: 'gregory', theme: 'dark', singleKeys: true });
});
