/**
 * The rule of phone numbers. The library behind it is large, so a page loads it with the first form that asks for a
 * number; until then a text is checked loosely, and the API, which always has the rule, converts it.
 */
import type { Line, Values } from './field.ts';

export interface PhoneNumbers {
  /**
   * The number in E.164 (`+966501234567`); `null` when the text is no phone number. Digits of any script, separators
   * and `00` are accepted, and a number without a country code is one of `country`.
   *
   * @param country ISO 3166-1 alpha-2, or `''`
   */
  normalize(text: string, country: string): string | null;
  /** In groups, with the country code; a text that is no phone number is returned unchanged. */
  format(text: string): string;
}

let provided: PhoneNumbers | null = null;

/** Makes the check of phone numbers exact, once its data are loaded. */
export function providePhoneNumbers(phoneNumbers: PhoneNumbers): void {
  provided = phoneNumbers;
}

/** Whether a text can be a phone number. */
export const isPhoneNumber = (text: string, country: string): boolean =>
  provided === null ? loosePattern.test(text) : provided.normalize(text, country) !== null;

/** The number as it is sent; unchanged when it is no phone number, or while the rule is not loaded. */
export const phoneOnWire = (text: string, country: string): string => provided?.normalize(text, country) ?? text;

/** The country of a number without a country code. */
export function phoneCountry({ country = '' }: Line, draft: Values): string {
  const chosen = draft[country];
  return typeof chosen === 'string' && chosen !== '' ? chosen : homeCountry;
}

/** The country of the network, for forms that do not ask for one. */
const homeCountry = 'SA';

const loosePattern = /^\+?[\d٠-٩۰-۹\s().-]{6,24}$/;
