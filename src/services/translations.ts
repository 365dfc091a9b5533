/** The words on screen: the catalogue of one language, and over it the server's own words, key by key. */
import { i18n, type Messages } from '@lingui/core';
import { takePrefetched } from './prefetch.ts';

type Language = 'en' | 'ar';

// words are data: they are fetched as such, beside the script and not in it
const catalogues: Readonly<Record<Language, URL>> = {
  en: new URL('../../locales/en.json', import.meta.url),
  ar: new URL('../../locales/ar.json', import.meta.url),
};

/** Digits of Arabic: 0-9 or ٠-٩. */
type Numerals = 'latn' | 'arab';

const loaded = new Map<Language, Messages>();

/** Loads a language's catalogue, once however often it is asked for. Rejects when it cannot be fetched. */
export function loadCatalogue(language: Language): Promise<void> {
  const running = loading.get(language) ?? fetchCatalogue(language).finally(() => loading.delete(language));
  loading.set(language, running);
  return running;
}

const loading = new Map<Language, Promise<void>>();

async function fetchCatalogue(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const file = catalogues[language];
  const answer = await (takePrefetched(file.pathname) ?? fetch(file));
  const catalogue: { messages: Messages } = await answer.json();
  loaded.set(language, catalogue.messages);
}

/**
 * Puts a language on screen: words, `lang` and `dir` in one step. Its catalogue must have been loaded.
 *
 * @param overrides words of the server; they replace those of the catalogue that have the same key, unless they
 *   are blank or hold more than `{name}` placeholders, such as a plural
 */
export function showLanguage(
  { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' },
  language: Language,
  overrides: Readonly<Record<string, string>>,
  numerals: Numerals = 'latn',
): void {
  const own = loaded.get(language) ?? {};
  const replaced = Object.entries(overrides).filter(([id, messages]) => Object.hasOwn(own, id) && isPlain(messages));
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  i18n.loadAndActivate({
    locale: language,
    // the digits that were chosen and the Gregorian calendar, whatever the browser would choose for the language
    locales: language === 'ar' ? `ar-u-ca-gregory-nu-${numerals}` : 'en-u-nu-latn',
    messages: { ...own, ...Object.fromEntries(replaced.map(([id, messages]) => [id, compiled(messages)])) },
  });
}

/** Whether a language could be shown at once. */
export const hasCatalogue = (language: Language): boolean => loaded.has(language);

const isPlain = (messages: string): boolean => messages.trim() !== '' && !/[{}]/.test(messages.replace(/\{\w+\}/g, ''));

/** A text with `{name}` placeholders in the compiled form that the catalogue itself has. */
function compiled(messages: string): (string | [string])[] {
  return messages.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? [part] : part));
}
