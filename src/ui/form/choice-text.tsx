import type { Choice, OptionList } from '../../services/contract/fields/field.ts';
import { useFormat } from '../format.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { rowMessage } from './field-messages.ts';
import { labelIn, useOptions } from './use-options.ts';

/** The label of a chosen value, or the value itself if no label is known. */
export function ChoiceText({ from, value }: { from: Choice['from']; value: string }) {
  const t = useMessages();
  const format = useFormat();
  if (from === 'given') return value;
  if (from === 'countries') return format.countryName(value) ?? value;
  if (from === 'currencies') return `${format.currencyName(value)} (${value})`;
  if (typeof from === 'string') return <ListedText list={from} value={value} />;
  const id = Object.hasOwn(from, value) ? from[value] : undefined;
  return id === undefined ? value : rowMessage(t, id);
}

/** A skeleton while the list is loading, since a key is not for reading. */
function ListedText({ list, value }: { list: OptionList; value: string }) {
  const { data, isLoading } = useOptions(list);
  return labelIn(data, value) ?? (isLoading ? <Skeleton inlineSize="7rem" /> : value);
}
