import type { ReactNode } from 'react';
import { cellsOf, type DraftRow, rowsIn } from '../../services/contract/fields/draft.ts';
import type { Rows } from '../../services/contract/fields/field.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { rowLabel, rowMessage } from './field-messages.ts';
import { RowList } from './row-list.tsx';
import { RowSummary } from './row-summary.tsx';

export interface RowsInputProps {
  list: string;
  field: Rows;
  /** The control of a cell. */
  inputOf(path: string): ReactNode;
}

/** Rows of a sub-table, which can be added, edited, moved and removed. */
export function RowsInput({ list, field, inputOf }: RowsInputProps) {
  const t = useMessages();
  const { form, send, useDraft } = useDraftSource();
  const draft = useDraft((state) => state.draft);
  const places = useDraft(({ validationErrors, apiError }) =>
    placesIn(list, { ...validationErrors, ...apiError?.fields }),
  );
  return (
    <RowList<DraftRow>
      id={list}
      title={rowMessage(t, field.label)}
      addLabel={field.addLabel ? rowMessage(t, field.addLabel) : ''}
      emptyLabel={t('no_rows')}
      rows={rowsIn(draft, list)}
      nameOf={(at) => rowLabel(t, form, list, at)}
      hasErrors={(at) => places.split(' ').includes(String(at))}
      onAdd={() => send({ type: 'row.add', list })}
      onRemove={(at) => send({ type: 'row.remove', list, at })}
      onMove={(at, to) => send({ type: 'row.move', list, at, to })}
      onDone={(at) => send({ type: 'draft.check', path: `${list}.${at}` })}
      summaryOf={(row) => <RowSummary field={field} row={row} />}
      fieldsOf={(_, at) => Object.keys(cellsOf(field)).map((cell) => inputOf(`${list}.${at}.${cell}`))}
    />
  );
}

/** The indexes of the rows with errors, as text, so that the list renders again only when they change. */
const placesIn = (list: string, problems: object): string =>
  Object.keys(problems)
    .flatMap((path) => (path.startsWith(`${list}.`) ? [path.split('.')[1]] : []))
    .join(' ');
