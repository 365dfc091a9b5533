/** Text in one language or in both. */
import type { Language } from '../src/services/contract/language.ts';

export interface Bilingual {
  readonly en?: string;
  readonly ar?: string;
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** A value with each bilingual text in it replaced by one text. */
export type Localized<T> = T extends readonly (infer Item)[]
  ? Localized<Item>[]
  : T extends object
    ? IsBilingual<T> extends true
      ? string
      : { [K in keyof T]: Localized<T[K]> }
    : T;

/** A value in which each text may be bilingual: what is stored of it before `localize`. */
export type Unlocalized<T> = T extends string
  ? T | Bilingual
  : T extends readonly (infer Item)[]
    ? Unlocalized<Item>[]
    : T extends object
      ? { [K in keyof T]: Unlocalized<T[K]> }
      : T;

type IsBilingual<T> = string extends keyof T ? false : 'en' extends keyof T ? true : false;

/** Replaces every bilingual text in a value with its text in one language, or in the other one when that is missing. */
export function localize<T>(value: T, language: Language): Localized<T> {
  return localizeValue(value, language) as Localized<T>; // the same keys, with a string for each bilingual text
}

function localizeValue(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return localizeText(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeValue(item, language)]));
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
