import type { Time } from '../../services/contract/fields/field.ts';
import { useFormat } from '../format.ts';
import { Field, Select } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import { useFieldBinding } from './use-field-binding.ts';

/** A year with an optional month. The value is `2021-03` or `2021`. */
export function MonthInput({ path, field }: { path: string; field: Time }) {
  const t = useMessages();
  const format = useFormat();
  const { send } = useDraftSource();
  const { label: _, value, onChange: __, ...binding } = useFieldBinding(path, field);
  const date = rowMessage(t, field.label);
  const [year = '', month = ''] = value.split('-');
  const write = (nextYear: string, nextMonth: string) =>
    send({ type: 'draft.change', path, value: nextMonth ? `${nextYear}-${nextMonth}` : nextYear });
  return (
    <>
      <Select
        label={t('month_of', { date })}
        placeholder={t('month_open')}
        value={month}
        options={months.map((each) => ({ value: each, label: format.monthName(Number(each)) ?? each }))}
        onChange={(event) => write(year, event.currentTarget.value)}
      />
      <Field
        {...binding}
        label={t('year_of', { date })}
        inputMode="numeric"
        dir="ltr"
        maxLength={8}
        value={year}
        onChange={(event) => write(event.currentTarget.value.replaceAll('-', ''), month)}
      />
    </>
  );
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
