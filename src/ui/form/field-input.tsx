/** The control of a field, by its kind: bound to the draft, with label, hint and error. */
import type { ComponentProps } from 'react';
import { fieldAt } from '../../services/contract/fields/draft.ts';
import type { Cell, Field as FieldOf } from '../../services/contract/fields/field.ts';
import { useFormat } from '../format.ts';
import { Checkbox } from '../kit/choice.tsx';
import { Field, TextArea } from '../kit/field.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ChoicesInput } from './choices-input.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { DateInput } from './date-input.tsx';
import { DetailsInput } from './details-input.tsx';
import { useDraftSource, useDraftText, useIsFieldShown } from './draft-source.tsx';
import styles from './fields.module.css';
import { MonthInput } from './month-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { StaleChoices } from './stale-choices.tsx';
import { type FieldBinding, useFieldBinding } from './use-field-binding.ts';
import { lineAttributes } from './use-field-props.ts';

interface FieldInputProps {
  /** A field, a cell (`language.0.level`) or an answer (`answers.Q1`). */
  path: string;
  /** The field of an answer to a question, which is not in the form. */
  field?: FieldOf;
  /** The path of the errors, if it differs from `path`. */
  errorPath?: string;
  label?: ComponentProps<typeof Field>['label'];
}

/** The control of a field with its label, hint and error; nothing for a field that is not shown now. */
export function FieldInput({ path, field: given, errorPath = path, label }: FieldInputProps) {
  const { form } = useDraftSource();
  const field = given ?? fieldAt(form, path);
  const isShown = useIsFieldShown(field, path);
  if (!field || !isShown) return null;
  if (field.kind === 'month') return <MonthInput path={path} field={field} />;
  const isHalf = field.isHalf ?? (path.includes('.') && given === undefined && !isWide.has(field.kind));
  return (
    <div className={isHalf ? undefined : styles.fullWidth}>
      <Control {...{ path, field, errorPath, label }} />
    </div>
  );
}

/** The fields of a form in order; two half-width fields share a line. */
export function FieldInputs({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.fields}>
      <StaleChoices names={names} />
      {names.map((name) => (
        <FieldInput key={name} path={name} />
      ))}
    </div>
  );
}

const isWide: ReadonlySet<FieldOf['kind']> = new Set(['lines', 'check']);

type ControlProps = Required<Omit<FieldInputProps, 'label' | 'field'>> &
  Pick<FieldInputProps, 'label'> & { field: FieldOf | Cell };

function Control({ path, field, errorPath, label }: ControlProps) {
  const binding = useFieldBinding(path, field, errorPath, label);
  const { FileInput } = useDraftSource();
  switch (field.kind) {
    case 'line':
      if (field.format === 'phone') return <PhoneInput field={field} binding={binding} />;
      return <Field {...binding} {...lineAttributes(field)} />;
    case 'lines':
      return <TextArea {...binding} rows={field.height} />;
    case 'amount':
      return <AmountInput field={field} binding={binding} />;
    case 'year':
      return <Field {...binding} inputMode="numeric" dir="ltr" />;
    case 'date':
      return <DateInput field={field} binding={binding} path={path} />;
    case 'choice':
      return <ChoiceInput field={field} binding={binding} path={path} />;
    case 'choices':
      return <ChoicesInput field={field} path={path} />;
    case 'check':
      return <CheckInput path={path} label={binding.label} />;
    case 'rows':
      return field.isChosen ? (
        <ChosenRows list={path} field={field} inputOf={cellInput} />
      ) : (
        <RowsInput list={path} field={field} inputOf={cellInput} />
      );
    case 'details':
      return <DetailsInput name={path} field={field} />;
    case 'document':
    case 'photo':
      return FileInput ? <FileInput path={path} field={field} /> : null;
    default:
      return null; // secrets and answers have their own forms
  }
}

const cellInput = (path: string) => <FieldInput key={path} path={path} />;

function AmountInput({ field, binding }: { field: Extract<FieldOf, { kind: 'amount' }>; binding: FieldBinding }) {
  const format = useFormat();
  const currency = useDraftText(field.currency ?? '');
  const sign = currency === '' ? null : format.currencySign(currency);
  return (
    <Field
      {...binding}
      inputMode="decimal"
      dir="ltr"
      ending={field.currency ? sign && <bdi className={styles.unit}>{sign}</bdi> : undefined}
    />
  );
}

function CheckInput({ path, label }: { path: string; label: FieldBinding['label'] }) {
  const { send } = useDraftSource();
  const isOn = useDraftText(path) === '1';
  return (
    <Checkbox
      id={path}
      label={label}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => send({ type: 'draft.change', path, value: checked ? '1' : '' })}
    />
  );
}
