/** The fields of a candidate's templates of cover notes, and the bodies of the calls. */
import type { Form } from './field.ts';
import { quotationFields } from './quotation-fields.ts';
import { submissionForm } from './response-forms.ts';

/** The maximum number of templates of one account. */
export const maxCoverNotes = 20;

export const coverNoteFields = {
  title: { kind: 'line', max: 80, label: 'template_title', required: true },
  note: { ...quotationFields.cover_note, required: true },
} as const satisfies Form;

/** The name of a template; none for a new one. No form shows it. */
const nameField = { kind: 'line', label: '' } as const;

export const coverNoteForms = {
  saveCoverNote: { name: nameField, ...submissionForm, ...coverNoteFields },
  deleteCoverNote: { name: { ...nameField, required: true }, ...submissionForm },
} as const satisfies Readonly<Record<string, Form>>;

/** Whether two titles of templates are the same, apart from case and surrounding blanks. */
export const isSameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
