/** The messages on screen: the catalogue of one language, with the server's translations over it, id by id. */

import { i18n, type Messages } from '@lingui/core';
import type { Language } from './contract/language.ts';
import { takePrefetched } from './prefetch.ts';

// messages are fetched as data, so that parsing the script does not include them
const files: Readonly<Record<Language, URL>> = {
  en: new URL('../../locales/en.json', import.meta.url),
  ar: new URL('../../locales/ar.json', import.meta.url),
};

/** The digits of Arabic text: 0-9 or ٠-٩. */
export type Numerals = 'latn' | 'arab';

/** The calendar of dates that are read. */
export type Calendar = 'gregory' | 'islamic-umalqura';

const catalogues = new Map<Language, Messages>();
const requests = new Map<Language, Promise<void>>();

/** Loads a language's catalogue, once however often it is called. Rejects when it cannot be fetched. */
export function loadCatalogue(language: Language): Promise<void> {
  const request = requests.get(language) ?? fetchCatalogue(language).finally(() => requests.delete(language));
  requests.set(language, request);
  return request;
}

async function fetchCatalogue(language: Language): Promise<void> {
  if (catalogues.has(language)) return;
  const file = files[language];
  const { messages } = await withinDeadline(async (signal) => {
    const response = await (takePrefetched(file.pathname, signal) ?? fetch(file, { signal }));
    return (await response.json()) as { messages?: Messages }; // a file of the build
  });
  if (!messages) throw new TypeError('The file has no messages');
  catalogues.set(language, messages);
}

/** In milliseconds. */
const catalogueDeadline = 8_000;

/** Rejects when the read takes too long, also when it ignores the signal. */
function withinDeadline<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new DOMException('The messages did not arrive', 'TimeoutError'));
    }, catalogueDeadline);
    read(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Shows a language: messages, `lang` and `dir` in one step. Its catalogue must have been loaded.
 *
 * @param overrides the server's translations. They replace messages with the same id, unless they are blank or contain
 *   more than `{name}` placeholders, such as a plural
 */
export function showLanguage(
  { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' },
  language: Language,
  overrides: Readonly<Record<string, string>>,
  numerals: Numerals = 'latn',
  calendar: Calendar = 'gregory',
): void {
  const catalogue = catalogues.get(language) ?? {};
  const replaced = Object.entries(overrides).filter(([id, text]) => Object.hasOwn(catalogue, id) && isPlain(text));
  const page = document.documentElement;
  // even the same value would compute the styles of the page again
  if (page.lang !== lang) page.lang = lang;
  if (page.dir !== dir) page.dir = dir;
  i18n.loadAndActivate({
    locale: language,
    // the chosen digits and calendar, whatever the browser's default for the language
    locales: `${language}-u-ca-${calendar}-nu-${language === 'ar' ? numerals : 'latn'}`,
    messages: { ...catalogue, ...Object.fromEntries(replaced.map(([id, text]) => [id, compiled(text)])) },
  });
}

const isPlain = (text: string): boolean => text.trim() !== '' && !/[{}]/.test(text.replace(/\{\w+\}/g, ''));

/** A text with `{name}` placeholders in the compiled form of the catalogue. */
function compiled(text: string): (string | [string])[] {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? [part] : part));
}

/**
 * The language in which `index.html` has begun to show the page: that of the storage, or of the browser on a first
 * visit.
 */
export const shownLanguage = (): Language => (globalThis.document?.documentElement?.lang === 'ar' ? 'ar' : 'en');
