import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MessageId } from '../../../locales/ids.ts';
import { readCatalogue } from '../../../scripts/catalogue.mjs';

export type Language = 'en' | 'ar';
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

const known = new Map<Language, Translate>();

/** Translates ids in a language, so that tests find elements by role and label in both. */
export function messagesOf(language: Language): Translate {
  const translate = known.get(language) ?? readMessages(language);
  known.set(language, translate);
  return translate;
}

function readMessages(language: Language): Translate {
  const messages = Object.fromEntries([...readCatalogue(language)].map(([id, text]) => [id, compileMessage(text)]));
  const i18n = setupI18n({
    locale: language,
    locales: { en: 'en-u-nu-latn', ar: 'ar-u-ca-gregory-nu-latn' }[language],
    messages: { [language]: messages },
  });
  return (id, values) => i18n._(id, values);
}
