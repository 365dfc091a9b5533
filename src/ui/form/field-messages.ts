/** The labels of fields, from the table of their form. */
import type {
  changePasswordFields,
  loginFields,
  subscribeFields,
} from '../../services/contract/fields/account-fields.ts';
import type { candidateFields } from '../../services/contract/fields/candidate-fields.ts';
import type {
  contractDeclineFields,
  deliveryFields,
  endingFields,
  signatureFields,
} from '../../services/contract/fields/contract-forms.ts';
import type { coverNoteFields } from '../../services/contract/fields/cover-note-forms.ts';
import { cellsOf } from '../../services/contract/fields/draft.ts';
import type { Form } from '../../services/contract/fields/field.ts';
import type { paymentFields } from '../../services/contract/fields/payment-fields.ts';
import type { declineFields, quotationFields } from '../../services/contract/fields/quotation-fields.ts';
import type { MessageId, Translate } from '../messages.tsx';

/** Every message id in the rows of a table. */
type MessagesIn<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? {
        [K in keyof T]: K extends 'label' | 'hint' | 'placeholder' | 'rowLabel' | 'addLabel' | 'missingMessage'
          ? T[K]
          : MessagesIn<T[K]>;
      }[keyof T]
    : never;

type Tables =
  | typeof candidateFields
  | typeof quotationFields
  | typeof declineFields
  | typeof signatureFields
  | typeof contractDeclineFields
  | typeof deliveryFields
  | typeof endingFields
  | typeof paymentFields
  | typeof coverNoteFields
  | typeof loginFields
  | typeof subscribeFields
  | typeof changePasswordFields;

/** A type error that lists the ids which the catalogues lack. */
type Missing = Exclude<MessagesIn<Tables>, MessageId>;
const hasEveryMessage: [Missing] extends [never] ? true : Missing = true;

/** The message of an id in a row; the catalogues have all of them. */
export const rowMessage = (t: Translate, id: string, params?: Readonly<Record<string, string | number>>): string =>
  hasEveryMessage && (t as (id: string, params?: object) => string)(id, params); // checked above for every table

/** The label of a field; for a cell of a row, with the name of the row. */
export function labelOf(t: Translate, form: Form, path: string, params?: Readonly<Record<string, string>>): string {
  const [name = '', at, cell] = path.split('.');
  const field = form[name];
  if (!field) return path;
  if (at === undefined) return rowMessage(t, field.label, params);
  if (field.kind === 'details') return t('language_level');
  const row = rowLabel(t, form, name, Number(at));
  const cellLabel = cellsOf(field)[cell ?? '']?.label;
  return cellLabel === undefined ? row : t('field_in_row', { field: rowMessage(t, cellLabel), row });
}

/** The name of a row: "Experience 2". */
export function rowLabel(t: Translate, form: Form, list: string, at: number): string {
  const field = form[list];
  if (!field) return list;
  return field.kind === 'rows' ? rowMessage(t, field.rowLabel, { number: at + 1 }) : rowMessage(t, field.label);
}
