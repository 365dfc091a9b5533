import { coreSlices } from '../../../src/machines/persistence/slices.ts';
import type { Language } from './messages.ts';

/** The slices of `persist:root` for a language and, when there is a token, a session. */
export function slicesOf({ language, token, usr = '' }: { language: Language; token?: string; usr?: string }) {
  const isArabic = language === 'ar';
  const document = { lang: language, dir: isArabic ? 'rtl' : 'ltr' };
  const slices = {
    language: slice('language', language, { languageToggle: isArabic, language_abbr: language, document }),
  };
  if (token === undefined) return slices;
  const session = { token, loading: 'succeeded', error: null, usr, owner: usr, hasExpired: false };
  return { ...slices, auth: slice('auth', 'succeeded', session) };
}

const slice = (name: 'language' | 'auth', value: string, context: object) =>
  JSON.stringify({ version: coreSlices[name].version, value, context });
