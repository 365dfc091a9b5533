/** Phone numbers by libphonenumber, with the lengths of the numbers of every country. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneNumbers } from './fields/phone-rule.ts';

export const phoneNumbers: PhoneNumbers = {
  normalize(text, country) {
    const number = parse(text, isSupportedCountry(country) ? country : undefined);
    // the patterns of the smallest metadata are too old for new numbers, so only the length is checked
    return number?.isPossible() && !number.ext ? number.number : null;
  },
  format: (text) => parse(text)?.formatInternational() ?? text,
};

/** `00` is the prefix of calls abroad in most countries, but not in all. A copied number can contain marks of direction. */
const parse = (text: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(
    text
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(/^[0٠۰]{2}/, '+')
      .replace(/^\(\+/, '+('),
    {
      ...(defaultCountry && { defaultCountry }),
      extract: false,
    },
  );
