import type { languageMachine } from '../../../src/machines/language-machine.ts';
import { happensExactly, hasFailed, type Invariants } from './moment.ts';

export const language: Invariants<typeof languageMachine> = {
  'the language of the store and of the document is that of the state': ({ context, is }) => {
    const language = is('ar') ? 'ar' : 'en';
    const { lang, dir } = context.document;
    return context.language_abbr === language && lang === language && dir === (language === 'ar' ? 'rtl' : 'ltr');
  },
  'the toggle is on exactly in Arabic': ({ context, is }) => context.languageToggle === is('ar'),
  'the app is notified exactly when the language changes': (moment) =>
    happensExactly(
      moment,
      'sends to parent {"type":"language.changed"',
      moment.before !== null && moment.before.context.language_abbr !== moment.context.language_abbr,
    ),
  'the page shows a message exactly when a switch fails': (moment) =>
    happensExactly(
      moment,
      'emits',
      hasFailed(moment) &&
        (moment.before?.is({ en: 'switching' }) === true || moment.before?.is({ ar: 'switching' }) === true),
    ),
  'failures are counted up to four, and not while the language is shown': ({ context: { failures }, is }) =>
    failures >= 0 && failures <= 4 && (failures === 0 || !(is({ en: 'ready' }) || is({ ar: 'ready' }))),
  'a language that failed to load is loaded again': ({ snapshot, timers }) =>
    !snapshot.hasTag('failed') || timers.length === 1,
};
