/** The maximum size of each body in bytes: that of the largest valid form as JSON in UTF-8. */
import type { CallName } from '../../src/services/contract/calls.ts';
import { recordForms, registrationForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { contractForms } from '../../src/services/contract/fields/contract-forms.ts';
import { type Cell, type Field, type Form, maxLineLength, maxRows } from '../../src/services/contract/fields/field.ts';
import { documentRules, photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { responseForms } from '../../src/services/contract/fields/response-forms.ts';
import { maxLengthOf } from '../../src/services/contract/fields/text-error.ts';

const kilobyte = 1024;

/** The limit of a call without a form, or with a small one. */
export const usualBodyBytes = 32 * kilobyte;

/** The boundaries and headers around the one file of a multipart body. */
const partBytes = 64 * kilobyte;

export const maxBodyBytesOf = (name: CallName): number => Math.max(limits[name] ?? 0, usualBodyBytes);

/** The maximum for a character of JSON in UTF-8 that is not escaped unnecessarily. */
const bytesPerCharacter = 3;

/** Numbers and dates are posted as texts too. */
const maxNumberLength = 40;

const text = (length = maxLineLength): number => 2 + bytesPerCharacter * length;
const list = (item: number): number => 2 + maxRows * (item + 1);
const record = (fields: Readonly<Record<string, number>>): number =>
  2 + Object.entries(fields).reduce((sum, [name, bytes]) => sum + name.length + 4 + bytes, 0);

const fieldsOf = (fields: Readonly<Record<string, Field | Cell>>): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [field.wire ?? name, bytesOf(field)]));

function bytesOf(field: Field | Cell): number {
  switch (field.kind) {
    case 'amount':
    case 'date':
    case 'month':
    case 'year':
      return text(maxNumberLength);
    case 'choices':
      return list(text());
    case 'rows':
      return list(record(fieldsOf(field.cells)));
    case 'details':
      return list(record({ detail_type: text(), value: text(), note: text() }));
    case 'answers':
      return list(record({ question: text(), answer: text(field.max) }));
    default:
      return text(maxLengthOf(field));
  }
}

const formBytes = (form: Form, others: Readonly<Record<string, number>> = {}): number =>
  record({ ...fieldsOf(form), ...others });

/** What the body of a record has beside its fields. */
const recordKeys = { modified: text(), language_abbr: text(), submission: text() };

const limits: Partial<Record<CallName, number>> = {
  registerCandidate: formBytes(registrationForm),
  saveProfile: formBytes(recordForms.profile, recordKeys),
  saveBio: formBytes(recordForms.bio, recordKeys),
  submitQuotation: formBytes(responseForms.submitQuotation),
  uploadCv: documentRules.maxBytes + partBytes,
  deliverMilestone: formBytes(contractForms.deliverMilestone),
  uploadDeliverable: documentRules.maxBytes + partBytes,
  uploadPhoto: photoRules.maxBytes + partBytes,
};
