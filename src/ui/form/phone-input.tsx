import type { Line } from '../../services/contract/fields/field.ts';
import { phoneCountry } from '../../services/contract/fields/phone-rule.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { Field } from '../kit/field.tsx';
import { useLazyCode } from '../lazy-code.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { phoneCode } from './phone-code.ts';
import type { FieldBinding } from './use-field-binding.ts';
import { lineAttributes } from './use-field-props.ts';

/** A field for a phone number. Its hint shows the number that will be saved, where it differs from the text. */
export function PhoneInput({ field, binding }: { field: Line; binding: FieldBinding }) {
  const t = useMessages();
  const { useDraft } = useDraftSource();
  const country = useDraft(({ draft }) => phoneCountry(field, draft));
  const phones = useLazyCode(phoneCode).value;
  const typed = binding.value.trim();
  const number = typed === '' ? null : (phones?.normalize(typed, country) ?? null);
  const shown = number === null ? typed : (phones?.format(number) ?? number);
  const hint = shown === typed ? binding.hint : t('phone_saved_as', { number: isolated(shown) });
  return <Field {...binding} {...lineAttributes(field)} hint={hint} />;
}
