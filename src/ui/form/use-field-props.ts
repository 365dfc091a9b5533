import type { Cell, Field, Line } from '../../services/contract/fields/field.ts';
import { maxLengthOf } from '../../services/contract/fields/text-error.ts';
import { type Format, useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { rowMessage } from './field-messages.ts';
import { exampleYear } from './validation-message.ts';

/**
 * The label, hint and placeholder of a field, and whether it is required, from its row.
 * @param params values for the placeholders of the label and the hint, besides the field's limits and its example
 */
export function useFieldProps(field: Field | Cell, params?: Readonly<Record<string, string>>) {
  const t = useMessages();
  const format = useFormat();
  const shown = { ...limitsOf(field, format), ...params };
  return {
    label: rowMessage(t, field.label, shown),
    hint: field.hint && rowMessage(t, field.hint, shown),
    ...(field.placeholder !== undefined && { placeholder: rowMessage(t, field.placeholder) }),
    required: field.required ?? false,
  };
}

const limitsOf = (field: Field | Cell, format: Format) => ({
  count: maxLengthOf(field),
  ...(field.kind === 'secret' && { min: field.min ?? 0, max: field.max }),
  ...(field.kind === 'year' && { year: exampleYear(format) }),
});

/** The attributes of the input of a line, from its row. */
export function lineAttributes({ format, isLeftToRight, autoComplete }: Line) {
  const type = format && inputTypes[format];
  return { ...(type && { type }), ...(isLeftToRight && { dir: 'ltr' }), autoComplete };
}

const inputTypes = { email: 'email', username: 'email', phone: 'tel', address: 'url', name: undefined } as const;
