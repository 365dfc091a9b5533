/** The context of editing a person's own record, and how each edit changes it. */

import type { ApiError } from '../services/contract/api-error.ts';
import { fieldsOf, recordForms } from '../services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import { type Draft, emptyRecord } from '../services/contract/fields/draft.ts';
import type { ValidationErrors } from '../services/contract/fields/field-error.ts';
import { validate } from '../services/contract/fields/validate.ts';
import { changedIn, draftFrom, wireFrom } from '../services/contract/fields/wire.ts';
import type { Language } from '../services/contract/language.ts';
import { isObject, language, text } from '../services/contract/readers.ts';
import { serverNow } from '../services/contract/server-time.ts';
import { siteDay } from '../services/contract/site-time.ts';
import { checked, type DraftState, type EditEvent, edited } from './draft-editing.ts';

export type Side = 'mine' | 'theirs';

/** The record on the server when a save found that it had been changed elsewhere. */
interface Latest {
  readonly draft: Draft;
  readonly modified: string | null;
}

export interface RecordContext extends DraftState {
  /** The section with the open form. */
  readonly section: Section | null;
  /** The record as it was when its form was opened. */
  readonly base: Draft;
  /** `modified` of the record that the draft started from, so that the server can detect a stale edit. */
  readonly startedFrom: string | null;
  /** The language of the texts of the record, in which they are saved; that of the page when it is not known. */
  readonly language: Language | null;
  /** The id of the save that was sent last. */
  readonly submission: string;
  /** Whether another section was requested while this one has unsaved changes. */
  readonly isHeldBack: boolean;
  /** Why the last upload failed; `apiError` is that of a save. */
  readonly uploadError: ApiError | null;
  /** The share of a file that has been sent, from 0 to 1. */
  readonly progress: number;
  readonly latest: Latest | null;
  readonly sides: Readonly<Record<string, Side>>;
  /** The last saved fields, shown until the next read. */
  readonly saved: Saved | null;
}

interface Saved extends Pick<RecordContext, 'language'> {
  readonly section: Section;
  readonly modified: string;
  readonly fields: object;
}

type Change = Partial<RecordContext>;
type Edited = Pick<RecordContext, 'section' | 'draft' | 'base'>;

export const freshOf = (key: RecordKey): RecordContext => ({
  section: null,
  draft: emptyRecord(key),
  base: emptyRecord(key),
  startedFrom: null,
  language: null,
  submission: '',
  validationErrors: {},
  apiError: null,
  uploadError: null,
  isHeldBack: false,
  progress: 0,
  latest: null,
  sides: {},
  saved: null,
});

/** The form of a section, with the record as it was read. */
export function opened(key: RecordKey, section: Section, record: unknown): Change {
  const draft = draftFrom(recordForms[key], record);
  return {
    ...freshOf(key),
    section,
    draft,
    base: draft,
    startedFrom: modifiedOf(record),
    language: languageIn(record),
  };
}

/** The form of a section, with values from elsewhere in its fields. */
export function filled(key: RecordKey, section: Section, record: unknown, values: Draft): Change {
  const form = opened(key, section, record);
  const own = Object.entries(values).filter(([name]) => fieldsOf(key, section).includes(name));
  return { ...form, draft: { ...form.draft, ...Object.fromEntries(own) } };
}

export const modifiedOf = (record: unknown): string | null => (isObject(record) ? text(record.modified) : null);

/** The language in which the texts of a record were read. */
export const languageIn = (record: unknown): Language | null =>
  isObject(record) ? language(record.language_abbr) : null;

const sectionFields = (key: RecordKey, { section }: Pick<RecordContext, 'section'>): readonly string[] =>
  section === null ? [] : fieldsOf(key, section);

/** The fields of the open form that differ from the record. */
export const changedFields = (key: RecordKey, context: Edited): string[] =>
  changedIn(recordForms[key], sectionFields(key, context), context.draft, context.base);

/** The fields of a save: those that were changed, or an unchanged availability, which is confirmed by it. */
export function fieldsToSave(key: RecordKey, context: Edited): string[] {
  const changed = changedFields(key, context);
  return changed.length === 0 && context.section === 'availability' ? ['availability_status'] : changed;
}

/** The body of a save. */
export const toSave = (key: RecordKey, context: Edited): Record<string, unknown> =>
  wireFrom(recordForms[key], context.draft, fieldsToSave(key, context));

/** The errors of the open form. */
export const errorsOf = (key: RecordKey, context: RecordContext): ValidationErrors =>
  validate(
    recordForms[key],
    context.draft,
    { today: siteDay(serverNow()), base: context.base },
    sectionFields(key, context),
  );

export const afterEdit = (key: RecordKey, context: RecordContext, edit: EditEvent): Change => ({
  ...edited(recordForms[key], context, edit),
  isHeldBack: false,
});

export const afterCheck = (key: RecordKey, context: RecordContext, path: string): Change => ({
  validationErrors: checked(context, path, errorsOf(key, context)),
});

/** The tags by which a page reads the state. */
export type RecordTag = 'busy' | 'uploading' | 'choosing';
