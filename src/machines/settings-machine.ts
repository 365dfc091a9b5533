import { assign, setup } from 'xstate';

/** What a person chose for this browser. Numerals are those that Arabic is written with. */
export interface Settings {
  readonly numerals: 'latn' | 'arab';
  readonly theme: 'system' | 'light' | 'dark';
  /** Whether a key alone may be a shortcut. */
  readonly singleKeys: boolean;
}

export type SettingsEvent = { type: 'settings.change' } & Partial<Settings>;

/** How numbers and colours are to look. */
export const settingsMachine = setup({
  types: { context: {} as Settings, events: {} as SettingsEvent },
  actions: { change: assign(({ event: { type: _, ...chosen } }) => chosen) },
}).createMachine({
  id: 'settings',
  context: { numerals: 'latn', theme: 'system', singleKeys: true },
  initial: 'chosen',
  states: { chosen: { on: { 'settings.change': { actions: 'change' } } } },
});
