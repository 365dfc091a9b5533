/** Fields that are tied to a record's draft: each draws its own answer alone, and says when it is left. */
import type { ComponentProps } from 'react';
import { choicesIn, type Draft, rowsIn, textIn } from '../../services/contract/drafts.ts';
import { LookupSelect } from '../form/lookup-select.tsx';
import { ManyChoices } from '../form/many-choices.tsx';
import { type OptionList, useOptions } from '../form/use-options.ts';
import { whenReleased } from '../form/when-released.ts';
import { useFormat } from '../format.ts';
import { Checkbox } from '../kit/choice.tsx';
import { Field, type Option, Select, TextArea } from '../kit/field.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { useRecord, useRecordContext } from './record-key.tsx';
import { cellMessages, fieldMessages, recordValidationMessage } from './record-words.ts';

type FieldProps = Omit<ComponentProps<typeof Field>, 'label'> & { path: string; label?: string };

/** A line of text of the draft. */
export function TextAnswer({ path, label, ...props }: FieldProps) {
  const answer = useAnswer(path);
  return <Field {...props} {...answer} label={label ?? answer.label} />;
}

/** Lines of text of the draft. */
export function LinesAnswer({ path, hint, rows }: { path: string; hint?: string; rows?: number }) {
  return <TextArea {...useAnswer(path)} hint={hint} rows={rows} />;
}

/** A day, by the platform's own calendar. */
export function DayAnswer({ path, ...props }: FieldProps) {
  return <Field {...props} type="date" {...useAnswer(path)} />;
}

interface SelectProps {
  path: string;
  options: readonly Option[];
  required?: boolean;
  label?: string;
}

export function SelectAnswer({ path, options, required, label }: SelectProps) {
  const t = useMessages();
  const answer = useAnswer(path);
  return (
    <Select
      {...answer}
      label={label ?? answer.label}
      required={required}
      placeholder={t('choose_one')}
      options={options}
    />
  );
}

/** One of a server's list. */
export function LookupAnswer({ path, list, required }: { path: string; list: OptionList; required?: boolean }) {
  return <LookupSelect list={list} required={required} answer={useAnswer(path)} />;
}

/** Any number of a server's list. */
export function ChoicesAnswer({ path, list }: { path: string; list: OptionList }) {
  const t = useMessages();
  const record = useRecord();
  const options = useOptions(list);
  const chosen = useRecordContext(({ draft }) => choicesIn(draft, path).join('\n'))
    .split('\n')
    .filter(Boolean);
  const error = useProblem(path);
  return (
    <ListFrame list={options} skeleton={<Skeleton blockSize="12rem" />}>
      {(all) => (
        <ManyChoices
          name={path}
          label={fieldMessages(t, path)}
          error={error}
          options={all}
          chosen={chosen}
          onChange={(value) => {
            record.send({ type: 'draft.change', path, value });
            record.send({ type: 'draft.check', path });
          }}
        />
      )}
    </ListFrame>
  );
}

/** One thing of a row that is so or not. */
export function CheckAnswer({ path, label }: { path: string; label: string }) {
  const record = useRecord();
  const isOn = useRecordContext(({ draft }) => textAt(draft, path)) === '1';
  return (
    <Checkbox
      id={path}
      label={label}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) =>
        record.send({ type: 'draft.change', path, value: checked ? '1' : '' })
      }
    />
  );
}

/** What ties a control to a text of the draft. */
export function useAnswer(path: string) {
  const t = useMessages();
  const record = useRecord();
  const [field = '', at, cell] = path.split('.');
  return {
    id: path,
    name: path,
    label: at === undefined || cell === undefined ? fieldMessages(t, path) : cellMessages(t, field, cell),
    value: useRecordContext(({ draft }) => textAt(draft, path)),
    error: useProblem(path),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      record.send({ type: 'draft.change', path, value: currentTarget.value }),
    onBlur: () => whenReleased(() => record.send({ type: 'draft.check', path })),
  };
}

/** What is wrong with a field, in words, by the form's own rules or the server's. */
export function useProblem(path: string): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const refusal = useRecordContext(({ refusals }) => refusals[path]);
  const said = useRecordContext(({ apiError }) => apiError?.fields[path]);
  return refusal ? recordValidationMessage(t, format, refusal, path) : said;
}

export function textAt(draft: Draft, path: string): string {
  const [field = '', at, cell] = path.split('.');
  return cell === undefined ? textIn(draft, field) : (rowsIn(draft, field)[Number(at)]?.[cell] ?? '');
}
