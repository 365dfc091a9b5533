/** Text in one language or in both. */
export interface Bilingual {
  readonly en?: string;
  readonly ar?: string;
}

export type Language = 'en' | 'ar';

/** Replaces every bilingual text in a value with its text in one language, or in the other one when that is missing. */
export function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return localizeText(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, language)]));
}

export function localizeText(text: Bilingual, language: Language): string {
  return text[language] ?? text[language === 'en' ? 'ar' : 'en'] ?? '';
}

/** The language of a request; English when it is unknown. */
export function languageOf(value: string | undefined | null): Language {
  return value === 'ar' ? 'ar' : 'en';
}

function isBilingual(value: object): value is Bilingual {
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, text]) => (key === 'en' || key === 'ar') && typeof text === 'string')
  );
}
