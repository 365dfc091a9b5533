import { type I18n, type Messages, setupI18n } from '@lingui/core';
import ar from '../../../locales/ar.json' with { type: 'json' }; // the flows in the browser are loaded by Node
import en from '../../../locales/en.json' with { type: 'json' };
import type { Translate } from '../../../src/ui/messages.tsx';

const locales = { en: 'en-u-nu-latn', ar: 'ar-u-ca-gregory-nu-latn' };

/** The compiled catalogues, as the page fetches them. */
export const messages = { en: en.messages, ar: ar.messages } as unknown as Record<'en' | 'ar', Messages>; // the type of a JSON import has no tuples

/** The catalogue in one language, configured as in the page. */
export function catalogueIn(language: 'en' | 'ar'): I18n {
  return setupI18n({ locale: language, locales: locales[language], messages });
}

/** The message formatter in one language. */
export function messagesIn(language: 'en' | 'ar'): Translate {
  const catalogue = catalogueIn(language);
  return (id, values) => catalogue._(id, values);
}
