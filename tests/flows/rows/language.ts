import { arabic, type LanguageEvent } from '../../../src/machines/language-machine.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<LanguageEvent>;

const choices = [
  act('Switch the language', { type: 'language.toggle' }),
  act('Choose English in another tab', { type: 'language.set', language: 'en' }),
  act('Choose Arabic in another tab', { type: 'language.set', language: 'ar' }),
];

export const language: Flow = {
  machine: machines.language,
  starts: [
    { words: 'a page in English', acts: choices },
    { words: 'a page in Arabic', slice: { value: 'ar', context: arabic }, acts: choices },
  ],
};
