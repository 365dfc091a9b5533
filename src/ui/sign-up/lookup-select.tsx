import { LookupSelect } from '../form/lookup-select.tsx';
import type { OptionList } from '../form/use-options.ts';
import { type RowText, type TextName, useRowAnswer, useTextAnswer } from './answers.tsx';

/** One of a server's list, for a text of the draft. */
export function LookupAnswer({ name, list }: { name: TextName; list: OptionList }) {
  return <LookupSelect list={list} required answer={useTextAnswer(name)} />;
}

/** One of a server's list, for a text of a row. */
export function RowLookupAnswer({ place, list }: { place: RowText; list: OptionList }) {
  return <LookupSelect list={list} required answer={useRowAnswer(place)} />;
}
