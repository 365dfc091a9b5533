/** The properties that a row of the candidate's table adds to a field: its forms, and the changes in each of them. */
import type { Cell, Field } from './field.ts';

/** The steps of the sign-up before its review, in their order. */
export const stepNames = ['account', 'terms', 'background', 'expertise', 'documents'] as const;
export type Step = (typeof stepNames)[number];

interface Sections {
  readonly profile: 'who' | 'availability' | 'terms' | 'fields' | 'education' | 'experience' | 'cv';
  readonly bio: 'about' | 'photo' | 'skills' | 'certifications' | 'languages';
}

/** The candidate's own records. */
export type RecordKey = keyof Sections;

const recordKeys: Readonly<Record<RecordKey, true>> = { profile: true, bio: true };

/** Whether a name is that of one of the candidate's own records. */
export const isRecordKey = (name: string): name is RecordKey => Object.hasOwn(recordKeys, name);

/** A part of a record that is edited by itself. */
export type Section = Sections[RecordKey];

type Differences = Partial<
  Pick<Field, 'label' | 'hint' | 'required' | 'isHalf' | 'fallback' | 'missing' | 'missingMessage'>
> & { readonly isShort?: boolean };

/** The field at a step of the sign-up. */
interface AtSignUp extends Differences {
  readonly step: Step;
  /** Part of `candidate_details` in the draft and on the wire, under this type. */
  readonly detail?: string;
  /** The cell that is entered for each choice. */
  readonly note?: string;
}

/** The field in a section of a record. */
interface InRecord<K extends RecordKey> extends Differences {
  readonly section: Sections[K];
}

/** A cell at the sign-up, where its name and its kind can differ. */
interface CellAtSignUp extends Differences {
  readonly name?: string;
  readonly kind?: 'year';
  readonly computed?: (row: Readonly<Record<string, unknown>>) => boolean;
}

export type TableCell = Cell & { readonly signUp?: CellAtSignUp };

type WithTableCells<F> = F extends { cells: unknown }
  ? Omit<F, 'cells'> & { readonly cells: Readonly<Record<string, TableCell>> }
  : F;

export type CandidateRow = WithTableCells<Field> & {
  readonly signUp?: AtSignUp;
  readonly profile?: InRecord<'profile'>;
  readonly bio?: InRecord<'bio'>;
};

export type CandidateTable = Readonly<Record<string, CandidateRow>>;
