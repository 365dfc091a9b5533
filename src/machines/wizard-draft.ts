/** What each edit makes of the sign-up draft, and of what was found wrong with it. */
import type { Fault } from '../services/contract/fault.ts';
import type { Refusal } from '../services/contract/forms.ts';
import {
  type DetailType,
  emptyDraft,
  emptyRows,
  type HeldFile,
  type RegistrationDraft,
  type RowList,
  stepOf,
} from '../services/contract/registration.ts';
import { fileRefusalOf, type Refusals, refusalsOf } from '../services/contract/registration-rules.ts';

export interface WizardContext {
  readonly draft: RegistrationDraft;
  /** What was found wrong when a field was left or a step ended, by field. */
  readonly refusals: Refusals;
  readonly passwordRefusal: Refusal | null;
  /** Why the registration did not go through; what it says of a field is let go when that field changes. */
  readonly fault: Fault | null;
  readonly uploadFault: Fault | null;
  /** Whether this step was opened from the review, to which its end leads back. */
  readonly isAmending: boolean;
}

export const fresh: WizardContext = {
  draft: emptyDraft,
  refusals: {},
  passwordRefusal: null,
  fault: null,
  uploadFault: null,
  isAmending: false,
};

type Change = {
  [F in keyof RegistrationDraft]: { readonly field: F; readonly value: RegistrationDraft[F] };
}[keyof RegistrationDraft];

interface RowPlace {
  readonly list: RowList;
  readonly at: number;
}

type RowChange = {
  [L in RowList]: { readonly list: L; readonly at: number; readonly key: keyof RegistrationDraft[L][number] };
}[RowList] & { readonly value: string };

export type EditEvent =
  | ({ type: 'wizard.change' } & Change)
  | { type: 'row.add'; list: RowList }
  | ({ type: 'row.change' } & RowChange)
  | ({ type: 'row.remove' } & RowPlace)
  | { type: 'detail.choose'; detailType: DetailType; values: readonly string[] }
  /** A field, or a row, was left: `academic_background.0.institution`. */
  | { type: 'wizard.check'; path: string };

export const edits = [
  'wizard.change',
  'row.add',
  'row.change',
  'row.remove',
  'detail.choose',
  'wizard.check',
] as const satisfies EditEvent['type'][];

type Edit = Partial<WizardContext>;

/** What an edit leaves behind. */
export function edited(context: WizardContext, event: EditEvent): Edit {
  switch (event.type) {
    case 'wizard.change':
      return changed(context, event);
    case 'row.add':
      return withRow(context, event.list);
    case 'row.change':
      return withRowChanged(context, event);
    case 'row.remove':
      return withoutRow(context, event);
    case 'detail.choose':
      return withDetails(context, event.detailType, event.values);
    case 'wizard.check':
      return checked(context, event.path);
    default:
      return event satisfies never;
  }
}

export const withFile = (context: WizardContext, file: HeldFile | null): Edit =>
  changed(context, { field: 'upload_cv', value: file });

export const withFileRefused = ({ file }: { file: File }): Edit => {
  const refusal = fileRefusalOf(file);
  return { uploadFault: null, refusals: refusal ? { upload_cv: refusal } : {} };
};

/** A refused registration, its words under the names that the draft's own fields have. */
export const faultForDraft = (fault: Fault): Fault => ({
  ...fault,
  fields: Object.fromEntries(
    Object.entries(fault.fields).map(([name, words]) => [name.replace(/\.(start|end)_date$/, '.$1_year'), words]),
  ),
});

/** Holds a field's new value; what was wrong with the old one no longer is. */
const changed = (context: WizardContext, { field, value }: Change): Edit => ({
  draft: { ...context.draft, [field]: value },
  ...mended(context, field),
});

function checked(context: WizardContext, path: string): Edit {
  const step = stepOf(path);
  if (!step) return {};
  const found = Object.entries(refusalsOf(step, context.draft)).filter(([key]) => isUnder(key, path));
  return { refusals: { ...without(context.refusals, path), ...Object.fromEntries(found) } };
}

const withRow = ({ draft }: WizardContext, list: RowList): Edit => ({
  draft: { ...draft, [list]: [...draft[list], emptyRows[list]] },
});

const withRowChanged = (context: WizardContext, { list, at, key, value }: RowChange): Edit => ({
  draft: {
    ...context.draft,
    [list]: context.draft[list].map((row, place) => (place === at ? { ...row, [key]: value } : row)),
  },
  ...mended(context, `${list}.${at}.${key}`),
});

/** Takes a row out; what was said of the rows after it moves with them. */
const withoutRow = (context: WizardContext, { list, at }: RowPlace): Edit => {
  const moved = <T>(record: Readonly<Record<string, T>>) => movedUp(record, list, at);
  return {
    draft: { ...context.draft, [list]: context.draft[list].filter((_, place) => place !== at) },
    refusals: moved(context.refusals),
    fault: context.fault && { ...context.fault, fields: moved(context.fault.fields) },
  };
};

/** Chooses these values, and no others, of one kind. */
const withDetails = (context: WizardContext, type: DetailType, values: readonly string[]): Edit => {
  const others = context.draft.candidate_details.filter(({ detail_type }) => detail_type !== type);
  const chosen = values.map((value) => ({ detail_type: type, value, note: '' }));
  return changed(context, { field: 'candidate_details', value: [...others, ...chosen] });
};

function mended({ refusals, fault }: WizardContext, path: string): Pick<WizardContext, 'refusals' | 'fault'> {
  const fields = without(fault?.fields ?? {}, path);
  const isOver = Object.keys(fields).length === 0;
  return { refusals: without(refusals, path), fault: fault && !isOver ? { ...fault, fields } : null };
}

const isUnder = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isUnder(key, path)));

function movedUp<T>(record: Readonly<Record<string, T>>, list: RowList, removed: number): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const [field, at, ...rest] = key.split('.');
      if (field !== list || at === undefined || Number(at) < removed) return [[key, value]];
      return Number(at) === removed ? [] : [[[field, Number(at) - 1, ...rest].join('.'), value]];
    }),
  );
}
