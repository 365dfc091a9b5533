import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { Language } from '../services/contract/language.ts';
import { notProvided } from './not-provided.ts';
import { durations, type ToastEmitted } from './toast.ts';

/** Specification, section 3: the language store's copy, and the document's. */
export interface LanguageContext {
  readonly languageToggle: boolean;
  readonly language_abbr: Language;
  readonly document: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  /** The number of consecutive failures, up to the one after which the delay no longer grows. */
  readonly failures: number;
}

export type LanguageEvent =
  | { type: 'language.toggle' }
  | { type: 'language.set'; language: Language }
  /** Load the messages of the language, for the first time or after a failure. */
  | { type: 'catalogue.load' };

const english = { languageToggle: false, language_abbr: 'en', document: { lang: 'en', dir: 'ltr' } } as const;
export const arabic = { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } } as const;

const maxFailures = 4;

const languageSetup = setup({
  types: { context: {} as LanguageContext, events: {} as LanguageEvent, emitted: {} as ToastEmitted },
  actors: { loadCatalogue: fromPromise<void, { language: Language }>(notProvided) },
  guards: {
    isEnglish: (_, { language }: { language: Language }) => language === 'en',
    isArabic: (_, { language }: { language: Language }) => language === 'ar',
  },
  actions: {
    selectEnglish: assign(english),
    selectArabic: assign(arabic),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, maxFailures) }),
    clearFailures: assign({ failures: 0 }),
    notifyChanged: sendParent({ type: 'language.changed' }),
    emitNetworkToast: emit({ type: 'toast.shown', message: 'error_network', duration: durations.notice }),
  },
  delays: { retryDelay: ({ context }) => 1_000 * 2 ** context.failures },
});

/** The other language, with its guard and action. */
interface OtherLanguage {
  readonly other: Language;
  readonly isOther: 'isEnglish' | 'isArabic';
  readonly selectOther: 'selectEnglish' | 'selectArabic';
}

/** The states of one language. */
function languageStates(language: Language, { other, isOther, selectOther }: OtherLanguage) {
  const changeTo = (target: string) => {
    const change = { target, actions: [selectOther, 'notifyChanged'] } as const;
    const guard = { type: isOther, params: ({ event }: { event: { language: Language } }) => event } as const;
    return { 'language.toggle': change, 'language.set': { ...change, guard } };
  };
  const loading = { id: 'loadCatalogue', src: 'loadCatalogue', input: { language } } as const;
  return languageSetup.createStateConfig({
    initial: 'unloaded',
    on: changeTo(`#language.${other}.fetching`),
    states: {
      unloaded: { on: { 'catalogue.load': 'fetching' } },
      fetching: {
        tags: 'busy',
        invoke: {
          ...loading,
          onDone: { target: 'ready', actions: 'clearFailures' },
          onError: { target: 'failed', actions: 'countFailure' },
        },
      },
      failed: { tags: 'failed', on: { 'catalogue.load': 'fetching' }, after: { retryDelay: 'fetching' } },
      ready: { tags: 'shown', on: changeTo(`#language.${other}.switching`) },
      switching: {
        tags: 'busy',
        on: changeTo(`#language.${other}.ready`),
        invoke: {
          ...loading,
          onDone: 'ready',
          onError: { target: `#language.${other}.ready`, actions: [selectOther, 'notifyChanged', 'emitNetworkToast'] },
        },
      },
    },
  });
}

/**
 * The language (specification, section 4) and its catalogue of messages. In `ready` the language can be shown; in
 * `switching` the other one is still shown, and is selected again when loading fails. Where none can be shown, loading
 * is retried.
 */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: { ...english, failures: 0 },
  initial: 'en',
  states: {
    en: languageStates('en', { other: 'ar', isOther: 'isArabic', selectOther: 'selectArabic' }),
    ar: languageStates('ar', { other: 'en', isOther: 'isEnglish', selectOther: 'selectEnglish' }),
  },
});
