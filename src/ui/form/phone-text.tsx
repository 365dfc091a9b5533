import { Bdi } from '../kit/bdi.tsx';
import { useLazyCode } from '../lazy-code.ts';
import { phoneCode } from './phone-code.ts';

/** A phone number in groups, left to right in both languages. */
export function PhoneText({ text }: { text: string }) {
  const { value } = useLazyCode(phoneCode);
  return <Bdi isLeftToRight>{value?.format(text) ?? text}</Bdi>;
}
