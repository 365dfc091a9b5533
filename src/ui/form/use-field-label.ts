import { cellsOf, rowsIn } from '../../services/contract/fields/draft.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { actorOf, useApp } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { labelOf, rowMessage } from './field-messages.ts';
import { chosenFrom, labelIn, optionsIn } from './use-options.ts';

/**
 * Returns a function that names the field at a path as the form does: by the label that the page provides, a field of a
 * chosen row after the choice ("Level in Excel"), any other by the table of the form.
 */
export function useFieldLabel(): (path: string) => string {
  const t = useMessages();
  const { form, params, labels } = useDraftSource();
  const chosenName = useChosenName();
  return (path) => labels?.[path] ?? chosenName(path) ?? labelOf(t, form, path, params);
}

/** Names a field of a chosen row; `undefined` for any other field, and for a choice whose list has not been read. */
function useChosenName(): (path: string) => string | undefined {
  const t = useMessages();
  const app = useApp();
  const format = useFormat();
  const { form, useDraft } = useDraftSource();
  const draft = useDraft((state) => state.draft);
  return (path) => {
    const [name = '', at, cell = ''] = path.split('.');
    const field = form[name];
    if (at === undefined || field?.kind !== 'rows' || !field.isChosen) return undefined;
    const cells = cellsOf(field);
    const [first = ''] = Object.keys(cells);
    // decoded by the list
    const options = optionsIn(
      actorOf(app, chosenFrom(cells[first])).getSnapshot().context.data as Parameters<typeof optionsIn>[0],
      format,
    );
    const choice = labelIn(options, rowsIn(draft, name)[Number(at)]?.[first] ?? '');
    const label = cells[cell]?.label;
    if (choice === undefined || label === undefined) return undefined;
    return t('field_in_row', { field: rowMessage(t, label), row: isolated(choice) });
  };
}
