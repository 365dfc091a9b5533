import type { Choice, FixedChoices } from '../../services/contract/fields/field.ts';
import { type Option, Select } from '../kit/field.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { useCountries } from './countries.ts';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import { LookupSelect } from './lookup-select.tsx';
import type { FieldBinding } from './use-field-binding.ts';

interface ChoiceInputProps {
  field: Choice;
  path: string;
  binding: FieldBinding;
}

/** A choice from a server's list, from the countries, or from fixed options. */
export function ChoiceInput({ field: { from, autoComplete }, path, binding }: ChoiceInputProps) {
  const t = useMessages();
  const { options } = useDraftSource();
  if (from === 'countries') return <CountrySelect binding={binding} autoComplete={autoComplete} />;
  if (from === 'given') return <Select placeholder={t('choose_one')} {...binding} options={options?.[path] ?? []} />;
  if (typeof from === 'string') return <LookupSelect list={from} required={binding.required} binding={binding} />;
  return <Select placeholder={t('choose_one')} {...binding} options={fixedOptions(t, from)} />;
}

export const fixedOptions = (t: Translate, choices: FixedChoices): Option[] =>
  Object.entries(choices).map(([value, label]) => ({ value, label: rowMessage(t, label) }));

function CountrySelect({ binding, autoComplete }: { binding: FieldBinding; autoComplete: string | undefined }) {
  const t = useMessages();
  const countries = useCountries();
  return <Select placeholder={t('choose_one')} autoComplete={autoComplete} {...binding} options={countries} />;
}
