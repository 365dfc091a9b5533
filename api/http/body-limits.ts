/** How many bytes each body may have: as many as the largest valid form takes as JSON in UTF-8. */
import type { CallName } from '../../src/services/contract/calls.ts';
import { type DraftKey, draftKinds, type Kind, kindsOf, type Leaf } from '../../src/services/contract/draft-kinds.ts';
import { maxLengthOf } from '../../src/services/contract/draft-shapes.ts';
import { maxLineLength } from '../../src/services/contract/forms.ts';
import { photoRules } from '../../src/services/contract/photo.ts';
import { quotationLimits } from '../../src/services/contract/quotation.ts';
import { cvRules, mostRows } from '../../src/services/contract/sign-up-rules.ts';

const kilobyte = 1024;

/** For whatever takes no form, or a small one. */
export const usualBodyBytes = 32 * kilobyte;

/** The boundaries and headers around the one file of a multipart body. */
const partBytes = 64 * kilobyte;

export const maxBodyBytesOf = (name: CallName): number => Math.max(limits[name] ?? 0, usualBodyBytes);

/** No character of JSON in UTF-8 takes more, unless it is escaped without need. */
const bytesPerCharacter = 3;

const text = (length = maxLineLength): number => 2 + bytesPerCharacter * length;
const list = (item: number): number => 2 + mostRows * (item + 1);
const record = (fields: Readonly<Record<string, number>>): number =>
  2 + Object.entries(fields).reduce((sum, [name, bytes]) => sum + name.length + 4 + bytes, 0);

/** Numbers and days are posted as texts too. */
const leaf = (kind: Leaf, name: string): number =>
  text(kind === 'text' || kind === 'lines' ? maxLengthOf(name) : maxNumberLength);
const maxNumberLength = 40;

const rows = (leaves: Readonly<Record<string, Leaf>>): number =>
  list(record(Object.fromEntries(Object.entries(leaves).map(([name, kind]) => [name, leaf(kind, name)]))));

function value(kind: Kind, name: string): number {
  if (kind === 'choices') return list(text());
  if (kind === 'file' || kind === 'address') return text();
  return typeof kind === 'string' ? leaf(kind, name) : rows(kind.rows);
}

const ownRecord = (key: DraftKey): number =>
  record({
    ...Object.fromEntries(kindsOf(key).map(([name, kind]) => [name, value(kind, name)])),
    modified: text(),
  });

const registration = record({
  usr: text(),
  password: text(),
  first_name: text(),
  last_name: text(),
  phone_no: text(),
  preferences: list(text()),
  currency: text(),
  hourly_rates: text(maxNumberLength),
  price_basis: text(),
  quantity: text(maxNumberLength),
  academic_background: rows(draftKinds.profile.academic_background.rows),
  professional_experience: rows(draftKinds.profile.professional_experience.rows),
  candidate_details: list(record({ detail_type: text(), value: text(), note: text(1000) })),
  upload_cv: text(),
  submission: text(),
});

const quotation = record({
  name: text(),
  price_basis: text(),
  rate: text(),
  quantity: text(),
  tax: text(),
  available_from: text(),
  cover_note: text(quotationLimits.note),
  answers: list(record({ question: text(), answer: text(quotationLimits.answer) })),
});

const limits: Partial<Record<CallName, number>> = {
  registerCandidate: registration,
  saveProfile: ownRecord('profile'),
  saveBio: ownRecord('bio'),
  submitQuotation: quotation,
  uploadCv: cvRules.largest + partBytes,
  uploadPhoto: photoRules.largest + partBytes,
};
