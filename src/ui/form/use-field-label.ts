import { cellsOf, rowsIn } from '../../services/contract/fields/draft.ts';
import type { OptionList } from '../../services/contract/fields/field.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { actorOf, useApp } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import { labelOf, rowMessage } from './field-messages.ts';
import { chosenFrom, labelIn, optionsIn } from './use-options.ts';

/**
 * Returns a function that names the field at a path as the form does: by the label that the page provides, a field of a
 * chosen row or detail after the choice ("Level in Excel", "Level in Arabic"), any other by the table of the form.
 */
export function useFieldLabel(): (path: string) => string {
  const t = useMessages();
  const { form, params, labels } = useDraftSource();
  const chosenName = useChosenName();
  return (path) => labels?.[path] ?? chosenName(path) ?? labelOf(t, form, path, params);
}

/**
 * Names a field of a chosen row; `undefined` for any other field, and for a choice of a list that has not been read.
 */
function useChosenName(): (path: string) => string | undefined {
  const t = useMessages();
  const app = useApp();
  const format = useFormat();
  const { form, useDraft } = useDraftSource();
  const draft = useDraft((state) => state.draft);
  /** The choice of a row, as its list names it. */
  const choiceIn = (list: OptionList, value: string | undefined) => {
    // decoded by the list
    const rows = actorOf(app, list).getSnapshot().context.data as Parameters<typeof optionsIn>[0];
    const choice = labelIn(optionsIn(rows, format), value ?? '');
    return choice === undefined ? undefined : isolated(choice);
  };
  return (path) => {
    const [name = '', at, cell = ''] = path.split('.');
    const field = form[name];
    if (at === undefined) return undefined;
    const chosen = rowsIn(draft, name)[Number(at)] ?? {};
    if (field?.kind === 'details') {
      const detail = field.details[chosen.detail_type ?? ''];
      const language = detail && choiceIn(detail.from, chosen.value);
      return language && t('language_level_of', { language });
    }
    if (field?.kind !== 'rows' || !field.isChosen) return undefined;
    const cells = cellsOf(field);
    const [first = ''] = Object.keys(cells);
    const row = choiceIn(chosenFrom(cells[first]), chosen[first]);
    const label = cells[cell]?.label;
    return row && label && t('field_in_row', { field: rowMessage(t, label), row });
  };
}
