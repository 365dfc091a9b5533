/** The requests for quotation that the server has on the paths of a quotation, and what the browser has stored. */
import type { OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import { featureSlices } from '../../../src/machines/persistence/feature-slices.ts';
import type { MyStatus } from '../../../src/services/contract/statuses.ts';
import type { Path } from '../explore.ts';
import { entriesOf, outboxOf } from './stored-outbox.ts';

/** A day that stays in the future. */
const availableFrom = `${new Date().getFullYear() + 1}-03-01`;

/** The titles of the requests that the row names. */
const titles: Readonly<Record<string, string>> = {
  'RFQ-1': 'Growth strategy',
  'RFQ-2': 'Data platform',
  'RFQ-3': 'Tax review',
};

export const titleOf = (name: string): string => titles[name] ?? name;

/** The client's question about every request. */
export const question = 'How often have you done this?';

const rowOf = (name: string, my_status: MyStatus) => ({
  name,
  job_title: titleOf(name),
  client_name: 'Gulf Harbour',
  price_basis: 'Daily',
  currency: 'SAR',
  quantity: 10,
  start_date: availableFrom,
  status: 'Open',
  my_status,
});

/** The list of the requests. */
export const requestRows = Object.keys(titles).map((name) => rowOf(name, 'None'));

/** The reasons to decline that the client offers; the row gives the first. */
const reasons = ['Not available', 'Another engagement'];

/**
 * A request as its page reads it. A quotation that was withdrawn is its first draft, so that a new one is valid at once,
 * whichever profile the candidate has.
 */
export const requestOf = (name: string, my_status: MyStatus) => ({
  ...rowOf(name, my_status),
  can_respond: 1,
  decline_reasons: reasons,
  questions: [{ name: 'Q1', question, answer_type: 'Text', is_mandatory: 0 }],
  my_decline: my_status === 'Declined' ? { reason: reasons[0], note: 'On leave' } : null,
  my_response:
    my_status === 'None' || my_status === 'Declined'
      ? null
      : { ...earlier, name: 'QTN-1', rfq: name, status: my_status },
});

const earlier = {
  currency: 'SAR',
  rate: 2500,
  price_basis: 'Daily',
  quantity: 10,
  net_total: 25_000,
  taxes_and_charges: 0,
  grand_total: 25_000,
  available_from: availableFrom,
  answers: [],
  attachments: [],
};

/** The stored slice of the path's start, with drafts that are still valid; none for a first visit. */
export function quotationSlices({ start: { slice } }: Path): Record<string, string> {
  if (!slice) return {};
  const { value, context } = slice;
  const drafts = 'drafts' in context ? Object.entries(context.drafts as Record<string, object>) : []; // a row of it
  const later = Object.fromEntries(drafts.map(([name, draft]) => [name, { ...draft, available_from: availableFrom }]));
  const { version } = featureSlices.quotation;
  return { quotation: JSON.stringify({ version, value, context: { ...context, drafts: later } }) };
}

/** The stored outbox: with the entries of the path, or full when it has to refuse another one. */
export const outboxSlices = (path: Path): Record<string, string> => outboxOf(path, entriesOf(path).map(unsent));

/** An entry as it is before the server has rejected it. */
function unsent(entry: OutboxEntry): OutboxEntry {
  if (entry.kind !== 'quotation') return { ...entry, apiError: null };
  const draft = { ...entry.payload.draft, available_from: availableFrom };
  return { ...entry, apiError: null, payload: { ...entry.payload, draft } };
}
