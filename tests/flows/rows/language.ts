import type { LanguageEvent } from '../../../src/machines/language-machine.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<LanguageEvent>;

export const language: Flow = {
  machine: machines.language,
  starts: [
    {
      words: 'a page in English',
      acts: [
        act('Switch the language', { type: 'language.toggle' }),
        act('Choose English', { type: 'language.set', language: 'en' }),
        act('Choose Arabic', { type: 'language.set', language: 'ar' }),
      ],
    },
  ],
};
