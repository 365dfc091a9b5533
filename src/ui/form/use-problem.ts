/** The errors of a form as text. */
import { fieldAt } from '../../services/contract/fields/draft.ts';
import type { Cell, Field } from '../../services/contract/fields/field.ts';
import type { ValidationErrors } from '../../services/contract/fields/field-error.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import type { Problem } from './error-summary.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { validationMessage } from './validation-message.ts';

/** The error at a path: the form's, else the server's. */
export function useProblem(path: string, field?: Field | Cell): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const { form, useDraft } = useDraftSource();
  const of = field ?? fieldAt(form, path);
  const code = useDraft(({ validationErrors }) => validationErrors[path]);
  const text = useDraft(({ apiError }) => apiError?.fields[path]);
  const isTaken =
    useDraft(({ apiError }) => apiError?.kind === 'duplicate') && of?.kind === 'line' && of.format === 'email';
  if (code) return validationMessage(t, format, code, of);
  return isTaken ? t('address_taken') : text;
}

/** What describes an error at a path that the table of the form does not have. */
export interface ProblemTexts {
  fieldOf?(path: string): Field | undefined;
  nameOf?(path: string): string | undefined;
}

/** The errors as entries of the summary. */
export function useProblems(errors: ValidationErrors, { fieldOf, nameOf }: ProblemTexts = {}): Problem[] {
  const t = useMessages();
  const format = useFormat();
  const { form } = useDraftSource();
  const fieldLabel = useFieldLabel();
  return Object.entries(errors).map(([path, code]) => ({
    id: path,
    label: nameOf?.(path) ?? fieldLabel(path),
    message: validationMessage(t, format, code, fieldOf?.(path) ?? fieldAt(form, path)),
  }));
}
