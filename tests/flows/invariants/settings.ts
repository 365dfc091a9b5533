import type { settingsMachine } from '../../../src/machines/settings-machine.ts';
import { eventOf, type Invariants, isEqual } from './moment.ts';

export const settings: Invariants<typeof settingsMachine> = {
  'each setting has one of its values': ({ context: { numerals, calendar, theme, singleKeys } }) =>
    ['latn', 'arab'].includes(numerals) &&
    ['gregory', 'islamic-umalqura'].includes(calendar) &&
    ['system', 'light', 'dark'].includes(theme) &&
    typeof singleKeys === 'boolean',
  'a change stores what was chosen, and nothing else': ({ context, before, event }) => {
    const { type: _, ...chosen } = eventOf({ event }, 'settings.change') ?? { type: '' };
    return before === null || isEqual(context, { ...before.context, ...chosen });
  },
};
