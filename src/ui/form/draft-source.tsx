/** Provides the fields of a form with the draft of an actor, and with the form. */
import { type ComponentType, createContext, useContext } from 'react';
import type { DraftState, EditEvent } from '../../machines/draft-editing.ts';
import { type Draft, rowsIn, textAt } from '../../services/contract/fields/draft.ts';
import type { Cell, Field, FileField, Form, Values } from '../../services/contract/fields/field.ts';
import type { Option } from '../kit/field.tsx';

export interface DraftSource {
  readonly form: Form;
  /** Selects from the draft and its errors; the component renders again only when the selected value changes. */
  useDraft<T>(select: (state: DraftState) => T): T;
  send(event: EditEvent | { type: 'draft.check'; path: string }): void;
  /** Values for the placeholders of labels and hints. */
  readonly params?: Readonly<Record<string, string>>;
  /** Labels that the page provides, by field. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Choices that the page provides, by field. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
  /** The control of a file; each actor handles uploads differently. */
  readonly FileInput?: ComponentType<{ path: string; field: FileField }>;
  /** The earliest date that can be chosen, YYYY-MM-DD at the site. */
  readonly today?: string;
}

const SourceContext = createContext<DraftSource | null>(null);

export const DraftSourceProvider = SourceContext;

export function useDraftSource(): DraftSource {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('A field is rendered outside a DraftSourceProvider');
  return source;
}

export const useDraftText = (path: string): string => useDraftSource().useDraft(({ draft }) => textAt(draft, path));

/** Whether the field at a path is shown, given the values that it depends on. */
export function useIsFieldShown(field: Field | Cell | undefined, path: string): boolean {
  return useDraftSource().useDraft(
    ({ draft }) => field !== undefined && !field.isHidden && field.when?.(valuesAround(draft, path)) !== false,
  );
}

function valuesAround(draft: Draft, path: string): Values {
  const [name = '', at] = path.split('.');
  return at === undefined ? draft : (rowsIn(draft, name)[Number(at)] ?? {});
}
