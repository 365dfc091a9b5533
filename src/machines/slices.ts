/** What is remembered of each actor: a slice `{version, value, context}` of a settled state, checked on its way in. */
import {
  array,
  boolean,
  coerce,
  define,
  enums,
  nullable,
  object,
  record,
  type Struct,
  string,
  unknown,
} from 'superstruct';
import { type AnyMachineSnapshot, matchesState, type StateValue } from 'xstate';
import { calls } from '../services/contract/calls.ts';
import { isObject } from '../services/contract/fields.ts';
import { type List, type ListKey, listKeys, lists } from '../services/contract/lists.ts';
import { bio } from '../services/contract/records/bio.ts';
import { detailTypes } from '../services/contract/registration.ts';

export type SliceName = 'language' | 'auth' | 'wizard' | 'bio' | ListKey;

export interface Slice {
  readonly version: number;
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
}

export interface SliceSpec {
  /** Raised when an older slice can no longer be read; that slice then falls back alone. */
  readonly version: number;
  /** The states worth keeping: nothing runs in them that a restore would lose. */
  readonly settled: readonly StateValue[];
  /** The part of the context that is kept. It names every key, so nothing else reaches the storage. */
  readonly context: Struct<Record<string, unknown>, Record<string, unknown>>;
}

/** Where storage runs short, lists give up their place before anything that a person typed. */
export const isExpendable = (name: SliceName): boolean => Object.hasOwn(lists, name);

const languageSlice = object({
  languageToggle: boolean(),
  language_abbr: enums(['en', 'ar']),
  document: object({ lang: string(), dir: enums(['ltr', 'rtl']) }),
});

const authSlice = object({
  token: string(),
  loading: enums(['idle', 'succeeded', 'failed']),
  error: nullable(string()),
  usr: string(),
  owner: string(),
  hasExpired: boolean(),
});

const education = object({
  institution: string(),
  education_level: string(),
  field_of_study: string(),
  start_year: string(),
  end_year: string(),
});

const experience = object({
  employer: string(),
  job_title: string(),
  start_year: string(),
  end_year: string(),
  description: string(),
});

const heldFile = define('held file', (value) => isObject(value) && typeof value.name === 'string');

const wizardSlice = object({
  draft: object({
    usr: string(),
    first_name: string(),
    last_name: string(),
    phone_no: string(),
    upload_cv: nullable(heldFile),
    preferences: array(string()),
    currency: string(),
    hourly_rates: string(),
    price_basis: string(),
    quantity: string(),
    academic_background: array(education),
    professional_experience: array(experience),
    candidate_details: array(object({ detail_type: enums(detailTypes), value: string(), note: string() })),
  }),
});

/** The bio draft has the shape of the record that it becomes; its reader makes any of it sound. */
const bioDraft = coerce(define<Record<string, unknown>>('bio draft', isObject), unknown(), (value) => {
  if (!isObject(value)) return value;
  const { name: _name, user: _user, modified: _modified, ...draft } = bio.create({ ...value, name: 'draft' });
  return draft;
});

const bioSlice = object({ draft: bioDraft, startedFrom: nullable(string()) });

const listSlice = (list: List) => {
  const reply = calls[list.call].reply;
  const held = coerce(
    define('held data', () => true),
    unknown(),
    (value) => {
      try {
        return reply.create(value);
      } catch {
        return list.empty;
      }
    },
  );
  return object({
    data: held,
    loading: boolean(),
    error: nullable(string()),
    kept: held,
    params: record(string(), string()),
  });
};

const spec = (version: number, settled: readonly StateValue[], context: unknown): SliceSpec => ({
  version,
  settled,
  context: context as SliceSpec['context'], // every one of these is a struct of an object
});

const listSpec = (key: ListKey) => [key, spec(1, ['idle', 'succeeded', 'failed'], listSlice(lists[key]))] as const;

export const sliceSpecs: Readonly<Record<SliceName, SliceSpec>> = {
  language: spec(1, ['en', 'ar'], languageSlice),
  auth: spec(1, ['idle', 'succeeded', 'failed'], authSlice),
  wizard: spec(1, ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review'], wizardSlice),
  bio: spec(1, ['viewing', 'editing'], bioSlice),
  ...(Object.fromEntries(listKeys.map(listSpec)) as Record<ListKey, SliceSpec>), // a row for each key
};

export const sliceNames = Object.keys(sliceSpecs) as SliceName[]; // the keys of a literal are its own

/** The slice of an actor, or `null` while it is in a state that is not kept. */
export function sliceOf(name: SliceName, snapshot: AnyMachineSnapshot): Slice | null {
  const { version, settled, context } = sliceSpecs[name];
  if (!settled.some((value) => isSameValue(value, snapshot.value))) return null;
  const keys = Object.keys((context as unknown as { schema: object }).schema); // of an object struct
  return {
    version,
    value: snapshot.value,
    context: Object.fromEntries(keys.map((key) => [key, snapshot.context[key]])),
  };
}

export const isSameValue = (a: StateValue, b: StateValue): boolean => matchesState(a, b) && matchesState(b, a);
