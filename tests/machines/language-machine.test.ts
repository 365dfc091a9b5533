import { describe, expect, it } from 'vitest';
import { type LanguageContext, languageMachine } from '../../src/machines/language-machine.ts';
import { drive } from './drive.ts';

const english: LanguageContext = {
  languageToggle: false,
  language_abbr: 'en',
  document: { lang: 'en', dir: 'ltr' },
};
const arabic: LanguageContext = {
  languageToggle: true,
  language_abbr: 'ar',
  document: { lang: 'ar', dir: 'rtl' },
};
const toggle = { type: 'language.toggle' } as const;
const changed = { type: 'language.changed' };

describe('the language', () => {
  it('is English at first, in both copies, from left to right', () => {
    const language = drive(languageMachine).isIn('en', english);
    expect(language.told).toEqual([]);
  });

  it('flips with every toggle, in both copies, and tells of it', () => {
    const language = drive(languageMachine);
    language.send(toggle).isIn('ar', arabic);
    language.send(toggle).isIn('en', english);
    language.send(toggle).isIn('ar', arabic);
    expect(language.told).toEqual([changed, changed, changed]);
  });

  it.each([
    ['en', 'ar', 'ar', arabic, [changed]],
    ['en', 'en', 'en', english, []],
    ['ar', 'en', 'en', english, [changed, changed]],
    ['ar', 'ar', 'ar', arabic, [changed]],
  ] as const)('from %s set to %s is %s', (from, to, state, context, told) => {
    const language = drive(languageMachine);
    if (from === 'ar') language.send(toggle);
    language.send({ type: 'language.set', language: to }).isIn(state, context);
    expect(language.told).toEqual(told);
  });
});
