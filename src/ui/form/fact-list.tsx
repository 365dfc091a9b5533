/** Fields as facts: the name and the formatted value of each. */
import type { ReactNode } from 'react';
import { chosenDetails } from '../../services/contract/fields/choose.ts';
import { choicesIn, type Detail, type Draft, fileIn, rowsIn, textIn } from '../../services/contract/fields/draft.ts';
import type { DetailField, Details, Field, Form } from '../../services/contract/fields/field.ts';
import { numberIn } from '../../services/contract/fields/number-in.ts';
import { phoneCountry } from '../../services/contract/fields/phone-rule.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList, type Fact } from '../kit/definition-list.tsx';
import { pendingText } from '../kit/skeleton.tsx';
import { useLongDates } from '../long-dates.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { writtenQuantity } from '../record/price-units.ts';
import { TagList } from '../record/tag-list.tsx';
import { usePriceUnits } from '../record/use-price-units.ts';
import { ChoiceText } from './choice-text.tsx';
import { rowMessage } from './field-messages.ts';
import styles from './fields.module.css';
import { PhoneText } from './phone-text.tsx';
import { RowSummary } from './row-summary.tsx';
import { labelIn, useOptions } from './use-options.ts';

interface FactListProps {
  form: Form;
  names: readonly string[];
  draft: Draft;
  /** Facts that replace those of some fields, for example one fact for several fields. */
  instead?: Readonly<Record<string, Fact | null>>;
  /** Whether an empty field is shown as empty; it is left out by default. */
  showsEmpty?: boolean;
}

/** The values of fields as a list of definitions. */
export function FactList({ form, names, draft, instead = {}, showsEmpty = false }: FactListProps) {
  const t = useMessages();
  const facts = names.flatMap((name): Fact[] => {
    const other = instead[name];
    if (other !== undefined) return other === null ? [] : [other];
    const field = form[name];
    if (!field || field.isHidden) return [];
    if (field.kind === 'details') return detailFacts(t, field, draft, name, showsEmpty);
    const isEmpty = isFieldEmpty(field, draft, name);
    return [{ term: rowMessage(t, field.label), value: factValue(isEmpty, showsEmpty, { field, name, draft }) }];
  });
  return <DefinitionList variant="aligned" facts={facts} />;
}

function factValue(isEmpty: boolean, showsEmpty: boolean, of: FieldValueProps): ReactNode {
  if (isEmpty) return showsEmpty && <EmptyValue />;
  return <FieldValue {...of} />;
}

/** A fact for each detail type. */
function detailFacts(t: Translate, { details }: Details, draft: Draft, name: string, showsEmpty: boolean): Fact[] {
  const rows = rowsIn(draft, name) as unknown as readonly Detail[]; // the value of a details field
  const valueFor = (type: string, detail: DetailField): ReactNode => {
    if (chosenDetails(rows, type).length === 0) return showsEmpty && <EmptyValue />;
    return <DetailValues rows={rows} type={type} detail={detail} />;
  };
  return Object.entries(details).map(([type, detail]) => ({
    term: rowMessage(t, detail.label),
    value: valueFor(type, detail),
  }));
}

/** Whether nothing has been entered in any of the fields. */
export const areFieldsEmpty = (form: Form, names: readonly string[], draft: Draft): boolean =>
  names.every((name) => form[name] === undefined || isFieldEmpty(form[name], draft, name));

function isFieldEmpty(field: Field, draft: Draft, name: string): boolean {
  if (field.kind === 'choices') return choicesIn(draft, name).length === 0;
  if (field.kind === 'rows' || field.kind === 'details') return rowsIn(draft, name).length === 0;
  return field.kind === 'document' ? fileIn(draft, name) === null : textIn(draft, name).trim() === '';
}

interface FieldValueProps {
  field: Field;
  name: string;
  draft: Draft;
}

/** The formatted value of a field that is not empty. */
export function FieldValue({ field, name, draft }: FieldValueProps): ReactNode {
  const format = useFormat();
  const dates = useLongDates();
  const text = textIn(draft, name);
  switch (field.kind) {
    case 'line':
      if (field.format === 'phone') return <PhoneText text={text.trim()} country={phoneCountry(field, draft)} />;
      return <Bdi isLeftToRight={field.format !== undefined && field.format !== 'name'}>{text.trim()}</Bdi>;
    case 'lines':
      return (
        <p className={styles.text}>
          <Bdi>{text}</Bdi>
        </p>
      );
    case 'amount':
      if (field.countedIn) return <Quantity value={numberIn(text)} basis={textIn(draft, field.countedIn)} />;
      return field.currency ? (
        <Amount value={numberIn(text)} currency={textIn(draft, field.currency) || null} isBrief />
      ) : (
        format.number(numberIn(text))
      );
    case 'date':
      return dates.withHijri(text, format.date(text));
    case 'choice':
      return (
        <Bdi>
          <ChoiceText from={field.from} value={text} />
        </Bdi>
      );
    case 'choices':
      return <ListedTags list={field.from} values={choicesIn(draft, name)} />;
    case 'document':
      return <Bdi>{fileIn(draft, name)?.file_name}</Bdi>;
    case 'rows':
      return rowsIn(draft, name).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and these never change their order
        <div key={at} className={styles.entry}>
          <RowSummary field={field} row={row} />
        </div>
      ));
    default:
      return text;
  }
}

/** A number of hours or days; without its unit when the price is for something longer. */
function Quantity({ value, basis }: { value: number | null; basis: string }) {
  const t = useMessages();
  const format = useFormat();
  const unit = usePriceUnits().get(basis);
  return writtenQuantity(t, format, unit === 'hour' || unit === 'day' ? unit : null, value);
}

interface ListedTagsProps {
  list: Parameters<typeof useOptions>[0];
  values: readonly string[];
  /** The details of a choice, beside its name. */
  notes?: Readonly<Record<string, string>>;
}

function ListedTags({ list, values, notes = {} }: ListedTagsProps) {
  const { data, isLoading } = useOptions(list);
  const tags = values.map((value) => {
    const name = labelIn(data, value) ?? (isLoading ? pendingText : value);
    return notes[value] ? `${name} · ${notes[value]}` : name;
  });
  return tags.length === 1 && !isLoading ? <Bdi>{tags[0]}</Bdi> : <TagList tags={tags} />;
}

function DetailValues({ rows, type, detail }: { rows: readonly Detail[]; type: string; detail: DetailField }) {
  const t = useMessages();
  const choices = detail.note?.from;
  const notes = rows.flatMap(({ detail_type, value, note }) => {
    const id = detail_type === type && typeof choices === 'object' ? choices[note] : undefined;
    return id === undefined ? [] : [[value, rowMessage(t, id)]];
  });
  return <ListedTags list={detail.from} values={chosenDetails(rows, type)} notes={Object.fromEntries(notes)} />;
}
