import { assign, sendParent, setup } from 'xstate';

export type Language = 'en' | 'ar';

/** Specification, section 3: the language store's copy, and the document's. */
export interface LanguageContext {
  readonly languageToggle: boolean;
  readonly language_abbr: Language;
  readonly document: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
}

export type LanguageEvent = { type: 'language.toggle' } | { type: 'language.set'; language: Language };

const english: LanguageContext = {
  languageToggle: false,
  language_abbr: 'en',
  document: { lang: 'en', dir: 'ltr' },
};
export const arabic: LanguageContext = {
  languageToggle: true,
  language_abbr: 'ar',
  document: { lang: 'ar', dir: 'rtl' },
};

/** Which language is spoken (specification, section 4). Tells its parent of every change. */
export const languageMachine = setup({
  types: { context: {} as LanguageContext, events: {} as LanguageEvent },
  guards: {
    isEnglish: (_, { language }: { language: Language }) => language === 'en',
    isArabic: (_, { language }: { language: Language }) => language === 'ar',
  },
  actions: {
    selectEnglish: assign(() => english),
    selectArabic: assign(() => arabic),
    notifyChanged: sendParent({ type: 'language.changed' }),
  },
}).createMachine({
  id: 'language',
  context: english,
  initial: 'en',
  states: {
    en: {
      on: {
        'language.toggle': { target: 'ar', actions: ['selectArabic', 'notifyChanged'] },
        'language.set': {
          guard: { type: 'isArabic', params: ({ event }) => event },
          target: 'ar',
          actions: ['selectArabic', 'notifyChanged'],
        },
      },
    },
    ar: {
      on: {
        'language.toggle': { target: 'en', actions: ['selectEnglish', 'notifyChanged'] },
        'language.set': {
          guard: { type: 'isEnglish', params: ({ event }) => event },
          target: 'en',
          actions: ['selectEnglish', 'notifyChanged'],
        },
      },
    },
  },
});
