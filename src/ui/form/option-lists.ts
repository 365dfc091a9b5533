import type { Cell, Field, Form, OptionList } from '../../services/contract/fields/field.ts';

/** The server's lists from which fields of a form are chosen, each once. */
export const optionListsOf = (form: Form, names: readonly string[]): readonly OptionList[] => [
  ...new Set(names.flatMap((name) => (form[name] ? listsOf(form[name]) : []))),
];

function listsOf(field: Field | Cell): OptionList[] {
  switch (field.kind) {
    case 'choice':
      return typeof field.from === 'string' && field.from !== 'countries' && field.from !== 'given' ? [field.from] : [];
    case 'choices':
      return [field.from];
    case 'rows':
      return Object.values(field.cells).flatMap(listsOf);
    case 'details':
      return Object.values(field.details).map(({ from }) => from);
    default:
      return [];
  }
}
