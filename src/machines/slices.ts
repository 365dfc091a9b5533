/** What is remembered of each actor: a slice `{version, value, context}` of a settled state, checked on its way in. */
import {
  array,
  boolean,
  coerce,
  define,
  enums,
  literal,
  nullable,
  number,
  object,
  pattern,
  record,
  type Struct,
  string,
  union,
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
  /** Whether the machine itself could be in that state with that context. */
  isCoherent(value: StateValue, context: Slice['context']): boolean;
}

/** Where storage runs short, lists give up their place before anything that a person typed. */
export const isExpendable = (name: SliceName): boolean => Object.hasOwn(lists, name);

const spoken = <L extends string, D extends string>(lang: L, dir: D, languageToggle: boolean) =>
  object({
    languageToggle: literal(languageToggle),
    language_abbr: literal(lang),
    document: object({ lang: literal(lang), dir: literal(dir) }),
  });

const languageSlice = union([spoken('en', 'ltr', false), spoken('ar', 'rtl', true)]);

const authSlice = object({
  token: pattern(string(), /^[\x20-\x7e]*$/), // what a header can carry
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

const heldFile = object({ name: string(), file_name: string(), file_size: number() });

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
  const held = (mayBeNull: boolean) =>
    coerce(
      define('held data', () => true),
      unknown(),
      (value) => (value === null && mayBeNull ? null : reply.create(value)),
    );
  return object({
    data: held(list.empty === null),
    loading: boolean(),
    error: nullable(string()),
    kept: held(true),
    params: record(string(), string()),
  });
};

const spec = (
  version: number,
  settled: readonly StateValue[],
  context: unknown,
  isCoherent: SliceSpec['isCoherent'] = () => true,
): SliceSpec => ({
  version,
  settled,
  context: context as SliceSpec['context'], // every one of these is a struct of an object
  isCoherent,
});

const listSpec = (key: ListKey) =>
  [
    key,
    spec(1, ['idle', 'succeeded', 'failed'], listSlice(lists[key]), (value, { data, loading }) =>
      value === 'succeeded' ? data !== null && !loading : loading === (value === 'failed'),
    ),
  ] as const;

export const sliceSpecs: Readonly<Record<SliceName, SliceSpec>> = {
  language: spec(1, ['en', 'ar'], languageSlice, (value, { language_abbr }) => language_abbr === value),
  auth: spec(
    1,
    ['idle', 'succeeded', 'failed'],
    authSlice,
    (value, { loading, token }) => loading === value && (value === 'succeeded') === (token !== ''),
  ),
  wizard: spec(1, ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review'], wizardSlice),
  bio: spec(1, ['viewing', 'editing'], bioSlice),
  ...(Object.fromEntries(listKeys.map(listSpec)) as Record<ListKey, SliceSpec>), // a row for each key
};

export const sliceNames = Object.keys(sliceSpecs) as SliceName[]; // the keys of a literal are its own

/** The slice of an actor, or `null` while it is in a state that is not kept. */
export function sliceOf(name: SliceName, snapshot: AnyMachineSnapshot): Slice | null {
  if (!isSettled(name, snapshot)) return null;
  const { version, context } = sliceSpecs[name];
  // what a list holds was decoded by its struct when it came; to do so again would cost every row
  if (isExpendable(name)) return { version, value: snapshot.value, context: picked(snapshot.context, context) };
  const [error, masked] = context.validate(snapshot.context, { coerce: true, mask: true });
  return error ? null : { version, value: snapshot.value, context: masked };
}

export const isSettled = (name: SliceName, { value }: AnyMachineSnapshot): boolean =>
  sliceSpecs[name].settled.some((settled) => isSameValue(settled, value));

function picked(held: Record<string, unknown>, struct: SliceSpec['context']): Slice['context'] {
  const keys = Object.keys((struct as unknown as { schema: object }).schema); // of an object struct
  return Object.fromEntries(keys.map((key) => [key, held[key]]));
}

export const isSameValue = (a: StateValue, b: StateValue): boolean => matchesState(a, b) && matchesState(b, a);
