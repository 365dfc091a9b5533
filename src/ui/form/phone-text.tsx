import { Bdi } from '../kit/bdi.tsx';
import { useLazyCode } from '../lazy-code.ts';
import { phoneCode } from './phone-code.ts';

interface PhoneTextProps {
  text: string;
  /** Of a number without a country code, ISO 3166-1 alpha-2. */
  country: string;
}

/** A phone number as it is saved, in groups and with its country code, left to right in both languages. */
export function PhoneText({ text, country }: PhoneTextProps) {
  const { value: phones } = useLazyCode(phoneCode);
  return <Bdi isLeftToRight>{phones?.format(phones.normalize(text, country) ?? text) ?? text}</Bdi>;
}
