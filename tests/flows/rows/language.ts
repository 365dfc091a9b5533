import type { LanguageEvent } from '../../../src/machines/language-machine.ts';
import { arabic, english } from '../../machines/stored.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<LanguageEvent>;

const choices = [
  act('Switch the language', { type: 'language.toggle' }),
  act('Choose English in another tab', { type: 'language.set', language: 'en' }),
  act('Choose Arabic in another tab', { type: 'language.set', language: 'ar' }),
  answers('The messages arrive', 'loadCatalogue', undefined),
  fails('The messages do not arrive', 'loadCatalogue', new TypeError('Failed to fetch')),
];
const firstLoad = [...choices, act('Load the messages', { type: 'catalogue.load' })];

export const language: Flow = {
  machine: machines.language,
  starts: [
    { words: 'a first page in English', acts: firstLoad },
    { words: 'a first page in Arabic', slice: { value: 'ar', context: arabic.context }, acts: firstLoad },
    { words: 'a page in English', slice: { value: { en: 'ready' }, context: english.context }, acts: choices },
    { words: 'a page in Arabic', slice: { value: { ar: 'ready' }, context: arabic.context }, acts: choices },
  ],
};
