/** Fields that are tied to the draft: each draws its own answer alone, and says when it is left. */
import type { ComponentProps } from 'react';
import type { RowList, SignUpDraft } from '../../services/contract/sign-up.ts';
import { useActor, useActorState } from '../actors.tsx';
import { whenReleased } from '../form/when-released.ts';
import { Field, TextArea } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import { fieldMessages } from './field-words.ts';
import { useProblem } from './use-problem.ts';

/** The fields of the draft that hold one text. */
export type TextName = {
  [F in keyof SignUpDraft]: SignUpDraft[F] extends string ? F : never;
}[keyof SignUpDraft];

type FieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

/** A line of text of the draft. */
export function TextAnswer({ name, ...props }: FieldProps & { name: TextName }) {
  return <Field {...props} {...useTextAnswer(name)} />;
}

/** What ties a control to a text of the draft. */
export function useTextAnswer(name: TextName) {
  const signUp = useActor('signUp');
  const value = useActorState('signUp', ({ context }) => context.draft[name]);
  return {
    ...useNamed(name),
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      signUp.send({ type: 'signUp.change', field: name, value: currentTarget.value }),
  };
}

/** Where a text of a row stands in the draft. */
export type RowText = {
  [L in RowList]: { readonly list: L; readonly at: number; readonly key: keyof SignUpDraft[L][number] };
}[RowList];

/** A line of text of a row. */
export function RowTextAnswer({ place, ...props }: FieldProps & { place: RowText }) {
  return <Field {...props} {...useRowAnswer(place)} />;
}

/** Lines of text of a row. */
export function RowLinesAnswer({ place }: { place: RowText }) {
  return <TextArea {...useRowAnswer(place)} />;
}

/** What ties a control to a text of a row. */
export function useRowAnswer(place: RowText) {
  const signUp = useActor('signUp');
  const path = `${place.list}.${place.at}.${place.key}`;
  const value = useActorState('signUp', ({ context }) => textAt(context.draft, place));
  return {
    ...useNamed(path, place.key),
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      signUp.send({ type: 'row.change', ...place, value: currentTarget.value }),
  };
}

function useNamed(path: string, name: string = path) {
  const t = useMessages();
  const signUp = useActor('signUp');
  return {
    id: path,
    name: path,
    label: fieldMessages(t, name),
    error: useProblem(path),
    onBlur: () => whenReleased(() => signUp.send({ type: 'signUp.check', path })),
  };
}

function textAt(draft: SignUpDraft, { list, at, key }: RowText): string {
  const row: Readonly<Record<string, string>> = { ...draft[list][at] };
  return row[key] ?? '';
}
