import type { SettingsEvent } from '../../../src/machines/settings-machine.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<SettingsEvent>;

export const settings: Flow = {
  machine: machines.settings,
  starts: [
    {
      words: 'the account page',
      acts: [
        act('Choose Arabic digits', { type: 'settings.change', numerals: 'arab' }),
        act('Choose the Hijri calendar', { type: 'settings.change', calendar: 'islamic-umalqura' }),
        act('Choose the dark theme', { type: 'settings.change', theme: 'dark' }),
        act('Turn single keys off', { type: 'settings.change', singleKeys: false }),
      ],
    },
  ],
};
