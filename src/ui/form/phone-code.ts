import { providePhoneNumbers } from '../../services/contract/fields/phone-rule.ts';
import { lazyCode } from '../lazy-code.ts';

/** The rule of phone numbers, which is loaded with the first number on a page. */
export const phoneCode = lazyCode(async () => {
  const { phoneNumbers } = await import('../../services/contract/phone-numbers.ts');
  providePhoneNumbers(phoneNumbers);
  return phoneNumbers;
});
