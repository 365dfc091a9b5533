import { assign, setup } from 'xstate';
import type { Theme } from '../services/contract/themes.ts';
import type { Calendar, Numerals } from '../services/translations.ts';

/** A person's choices for this browser. */
export interface Settings {
  /** The digits of Arabic text. */
  readonly numerals: Numerals;
  /** The calendar of dates that are read; what is sent is always Gregorian. */
  readonly calendar: Calendar;
  readonly theme: Theme;
  /** Whether shortcuts of a single key work. */
  readonly singleKeys: boolean;
}

const defaultSettings: Settings = { numerals: 'latn', calendar: 'gregory', theme: 'system', singleKeys: true };

export type SettingsEvent = { type: 'settings.change' } & Partial<Settings>;

/** Digits, calendar, theme and keyboard shortcuts. */
export const settingsMachine = setup({
  types: { context: {} as Settings, events: {} as SettingsEvent },
  actions: { store: assign((_, chosen: Partial<Settings>) => chosen) },
}).createMachine({
  id: 'settings',
  context: defaultSettings,
  initial: 'chosen',
  states: {
    chosen: { on: { 'settings.change': { actions: { type: 'store', params: chosenIn } } } },
  },
});

function chosenIn({ event: { type: _, ...chosen } }: { event: SettingsEvent }): Partial<Settings> {
  return chosen;
}
