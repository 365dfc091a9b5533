import type { ReactNode } from 'react';
import type { Cell, Field } from '../../services/contract/fields/field.ts';
import { useDraftSource, useDraftText } from './draft-source.tsx';
import { useFieldProps } from './use-field-props.ts';
import { useProblem } from './use-problem.ts';
import { whenReleased } from './when-released.ts';

type Typed = { currentTarget: { value: string } };

/** The props that bind a control to a text of the draft: value, messages and event handlers. */
export function useFieldBinding(path: string, field: Field | Cell, errorPath = path, label?: ReactNode) {
  const { send, params, labels } = useDraftSource();
  const props = useFieldProps(field, params);
  return {
    ...props,
    id: errorPath,
    name: path,
    label: label ?? labels?.[path] ?? props.label,
    error: useProblem(errorPath, field),
    value: useDraftText(path),
    onChange: ({ currentTarget: { value } }: Typed) => send({ type: 'draft.change', path, value }),
    onBlur: () => whenReleased(() => send({ type: 'draft.check', path: errorPath })),
  };
}

export type FieldBinding = ReturnType<typeof useFieldBinding>;
