/** The slices of lazily loaded features. A draft is restored by the rows of its form. */
import { array, boolean, defaulted, define, enums, nullable, number, object, record, string } from 'superstruct';
import { hasSection, recordForms, signUpForm } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import type { SignUpDraft } from '../../services/contract/fields/draft.ts';
import { type QuotationDraft, quotationFields } from '../../services/contract/fields/quotation-fields.ts';
import { draftStruct } from '../../services/contract/fields/restore-draft.ts';
import { isObject } from '../../services/contract/readers.ts';
import { spec } from './slice-spec.ts';
import type { FeatureSliceName, SliceSpecs } from './slices.ts';

const signUpSlice = object({
  draft: draftStruct<SignUpDraft>(signUpForm),
  isAmending: defaulted(boolean(), false),
  submission: defaulted(string(), ''),
  editedAt: defaulted(nullable(number()), null),
  isCvGone: defaulted(boolean(), false),
});

const signUpStates = ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review', 'unanswered'];

const section = (key: RecordKey) =>
  define<Section>('section', (value) => typeof value === 'string' && hasSection(key, value));

const recordSpec = (key: RecordKey) => {
  const draft = draftStruct(recordForms[key]);
  return spec(
    2,
    ['viewing', { editing: 'typing' }, 'choosing'],
    object({
      section: nullable(section(key)),
      draft,
      base: draft,
      startedFrom: nullable(string()),
      latest: defaulted(nullable(object({ draft, modified: nullable(string()) })), null),
      sides: defaulted(record(string(), enums(['mine', 'theirs'])), {}),
    }),
    {
      // the latest version exists only while a choice between two versions is open
      isCoherent: (value, { section, latest }) =>
        (value === 'choosing') === (latest !== null) && (section === null) === (value === 'viewing'),
    },
  );
};

const quotationSlice = object({
  request: string(),
  drafts: record(string(), draftStruct<QuotationDraft>(quotationFields)),
  unanswered: array(string()),
});

const passwordResetSlice = object({ usr: string(), resendAt: number(), inboxUrl: nullable(string()) });

export const featureSlices = {
  signUp: spec(1, signUpStates, signUpSlice),
  bio: recordSpec('bio'),
  profileDraft: recordSpec('profile'),
  quotation: spec(1, ['viewing', 'drafting', 'unanswered'], quotationSlice, {
    // a draft or an unknown outcome is that of the request on screen
    isCoherent: (value, { drafts, request }) =>
      value === 'viewing' || (isObject(drafts) && Object.hasOwn(drafts, String(request))),
  }),
  reset: spec(1, ['asking', 'sent'], passwordResetSlice),
} satisfies SliceSpecs<FeatureSliceName>;
