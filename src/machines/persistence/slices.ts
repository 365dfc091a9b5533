/** The registry of stored slices, by the name of their actors. */
import { boolean, defaulted, enums, nullable, object, pattern, string } from 'superstruct';
import type { AnyMachineSnapshot } from 'xstate';
import type { DraftName } from '../../services/contract/fields/draft-forms.ts';
import { type ListKey, listKeys, lists } from '../../services/contract/lists.ts';
import { headerText } from '../../services/contract/readers.ts';
import { themes } from '../../services/contract/themes.ts';
import type { AuthContext } from '../auth-machine.ts';
import type { ContractContext } from '../contract-context.ts';
import type { InvoiceContext } from '../invoice-machine.ts';
import type { LanguageContext } from '../language-machine.ts';
import type { ListContext } from '../list-machine.ts';
import type { OutboxContext } from '../outbox-machine.ts';
import type { PasswordResetContext } from '../password-reset-machine.ts';
import type { PromptContext } from '../prompt-machine.ts';
import type { QuotationContext } from '../quotation-context.ts';
import type { RecordContext } from '../record-draft.ts';
import type { Settings } from '../settings-machine.ts';
import type { SignUpContext } from '../sign-up-context.ts';
import type { TabDraftsContext } from '../tab-drafts-machine.ts';
import { listSliceOf, listSlices } from './list-slices.ts';
import { type Slice, type SliceSpec, sliceOf, spec } from './slice-spec.ts';

/** The context of every actor that is stored. */
interface Contexts extends Record<ListKey, ListContext> {
  language: LanguageContext;
  settings: Settings;
  auth: AuthContext;
  prompt: PromptContext;
  signUp: SignUpContext;
  bio: RecordContext;
  profileDraft: RecordContext;
  quotation: QuotationContext;
  contract: ContractContext;
  invoice: InvoiceContext;
  reset: PasswordResetContext;
  outbox: OutboxContext;
  tabDrafts: TabDraftsContext;
}

export type SliceName = keyof Contexts;

/** Slices of lazily loaded features. Their specs come with the code of the features. */
export type FeatureSliceName = DraftName | 'outbox' | 'tabDrafts';

/** A spec per name that stores only keys of its machine's context, in their types. */
export type SliceSpecs<N extends SliceName> = { readonly [K in N]: SliceSpec<Partial<Contexts[K]>, keyof Contexts[K]> };

/** The owner of a slice: the browser, the last person who was signed in, or the session. */
type Owner = 'browser' | 'person' | 'session';

interface SliceRow {
  readonly belongsTo: Owner;
  /** Its key in an earlier version. */
  readonly formerName?: string;
}

const listRows = Object.fromEntries(
  listKeys.map((key) => [key, { belongsTo: lists[key].audience === 'personal' ? 'session' : 'browser' }]),
) as Record<ListKey, SliceRow>; // an entry per key

export const sliceRows: Readonly<Record<SliceName, SliceRow>> = {
  language: { belongsTo: 'browser' },
  settings: { belongsTo: 'browser' },
  auth: { belongsTo: 'browser' },
  prompt: { belongsTo: 'browser' },
  signUp: { belongsTo: 'browser', formerName: 'wizard' },
  bio: { belongsTo: 'person' },
  profileDraft: { belongsTo: 'person' },
  quotation: { belongsTo: 'person' },
  contract: { belongsTo: 'person' },
  invoice: { belongsTo: 'person' },
  reset: { belongsTo: 'browser' },
  outbox: { belongsTo: 'person' },
  tabDrafts: { belongsTo: 'browser' },
  ...listRows,
};

export const sliceNames = Object.keys(sliceRows) as SliceName[]; // the keys of that record

export const featureSliceNames: readonly FeatureSliceName[] = [
  'signUp',
  'bio',
  'profileDraft',
  'quotation',
  'contract',
  'invoice',
  'reset',
  'outbox',
  'tabDrafts',
];

/** Those of a person. After a session has ended without this tab, they are not stored. */
export const personSlices = featureSliceNames.filter((name) => sliceRows[name].belongsTo === 'person');

/** The drafts of a person, which stay in memory for the same person then. */
export const personDrafts = [
  'bio',
  'profileDraft',
  'quotation',
  'contract',
  'invoice',
] as const satisfies readonly FeatureSliceName[];

const language = object({
  languageToggle: boolean(),
  language_abbr: enums(['en', 'ar']),
  document: object({ lang: enums(['en', 'ar']), dir: enums(['ltr', 'rtl']) }),
});

const settings = object({
  numerals: enums(['latn', 'arab']),
  calendar: defaulted(enums(['gregory', 'islamic-umalqura']), 'gregory'),
  theme: enums(themes),
  singleKeys: boolean(),
});

const auth = object({
  token: pattern(string(), headerText),
  loading: enums(['idle', 'succeeded', 'failed']),
  error: nullable(string()),
  usr: string(),
  owner: string(),
  hasExpired: boolean(),
});

/** The specs of the actors that every page has. */
export const coreSlices = {
  language: spec(1, ['en', 'ar'], language, {
    isCoherent: (value, { language_abbr, languageToggle, document: { lang, dir } }) =>
      language_abbr === value &&
      lang === value &&
      languageToggle === (value === 'ar') &&
      dir === (value === 'ar' ? 'rtl' : 'ltr'),
  }),
  settings: spec(1, ['chosen'], settings),
  auth: spec(1, ['idle', 'succeeded', 'failed'], auth, {
    isCoherent: (value, { loading, token }) => loading === value && (value === 'succeeded') === (token !== ''),
  }),
  prompt: spec(1, ['closed', 'start', 'subscribe'], object({ usr: string() })),
  ...listSlices,
} satisfies SliceSpecs<Exclude<SliceName, FeatureSliceName>>;

/** Whether a slice is removed when storage is full. Drafts and the session are not. */
export const isEvictable = (name: string): name is ListKey => Object.hasOwn(lists, name);

/** The slice of an actor to store; `null` in a state that is not stored, or when its spec is not loaded. */
export function storedSlice(
  specs: Partial<SliceSpecs<SliceName>>,
  name: SliceName,
  snapshot: AnyMachineSnapshot,
): Slice<object> | null {
  if (isEvictable(name)) return listSliceOf(name, snapshot);
  const sliceSpec: SliceSpec | undefined = specs[name];
  return sliceSpec ? sliceOf(sliceSpec, snapshot) : null;
}
