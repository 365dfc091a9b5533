import type { ReactNode } from 'react';
import type { Cell, Field } from '../../services/contract/fields/field.ts';
import { maxLengthOf } from '../../services/contract/fields/text-error.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource, useDraftText } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import { useProblem } from './use-problem.ts';
import { whenReleased } from './when-released.ts';

type Typed = { currentTarget: { value: string } };

/** The props that bind a control to a text of the draft: value, messages and event handlers. */
export function useTied(path: string, field: Field | Cell, errorPath = path, label?: ReactNode) {
  const t = useMessages();
  const { send, params } = useDraftSource();
  const shown = { count: maxLengthOf(field), ...params };
  return {
    id: errorPath,
    name: path,
    label: label ?? rowMessage(t, field.label, shown),
    hint: field.hint && rowMessage(t, field.hint, shown),
    ...(field.placeholder !== undefined && { placeholder: rowMessage(t, field.placeholder) }),
    required: field.required ?? false,
    error: useProblem(errorPath, field),
    value: useDraftText(path),
    onChange: ({ currentTarget: { value } }: Typed) => send({ type: 'draft.change', path, value }),
    onBlur: () => whenReleased(() => send({ type: 'draft.check', path: errorPath })),
  };
}

export type Tied = ReturnType<typeof useTied>;
