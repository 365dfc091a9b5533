import { useFormat } from '../format.ts';
import { Field, Select } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import { useAnswer } from './answers.tsx';
import { useRecord } from './record-key.tsx';
import { cellMessages } from './record-words.ts';

interface MonthAnswerProps {
  /** Of a cell: `professional_experience.0.start_date`. */
  path: string;
  required?: boolean;
}

/** A month of a year; the month may be left open. Kept as `2021-03` or `2021`. */
export function MonthAnswer({ path, required }: MonthAnswerProps) {
  const t = useMessages();
  const format = useFormat();
  const record = useRecord();
  const { label: _, value, onChange: __, ...answer } = useAnswer(path);
  const [list = '', , cell = ''] = path.split('.');
  const date = cellMessages(t, list, cell);
  const [year = '', month = ''] = value.split('-');
  const write = (nextYear: string, nextMonth: string) =>
    record.send({ type: 'draft.change', path, value: nextMonth ? `${nextYear}-${nextMonth}` : nextYear });
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
        {...answer}
        label={t('year_of', { date })}
        required={required}
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
