/** What a quotation begins with. */
import { expect, test } from 'vitest';
import { type JobDescription, jobDescription } from '../../src/services/contract/records/job-request.ts';
import { type Profile, profile } from '../../src/services/contract/records/profile.ts';
import { firstDraft } from '../../src/ui/job-request/first-draft.ts';

const today = '2026-03-05';

const requestWith = (fields: object = {}): JobDescription =>
  jobDescription.create({
    name: 'RFQ-1',
    job_title: 'Roadmap',
    price_basis: 'Daily',
    currency: 'SAR',
    quantity: 20,
    start_date: '2026-04-01',
    questions: [
      { name: 'Q-1', question: 'Have you done this before?' },
      { name: 'Q-2', question: 'When?' },
      { name: 'Q-3', question: 'With whom?' },
    ],
    ...fields,
  });
const profileWith = (fields: object): Profile =>
  profile.create({ name: 'P-1', currency: 'SAR', price_basis: 'Daily', hourly_rates: 950, ...fields });

const empty = { tax: '', cover_note: '', files: [], answers: {} };

test('the terms of the request, and the candidate’s rate', () => {
  expect(firstDraft(requestWith(), profileWith({}), today)).toEqual({
    ...empty,
    price_basis: 'Daily',
    rate: '950',
    quantity: '20',
    available_from: '2026-04-01',
  });
});

test.each([
  ['another currency', { currency: 'USD' }, {}, 'Daily'],
  ['another price basis', { price_basis: 'Hourly' }, {}, 'Daily'],
  ['a basis of its own', {}, { price_basis: 'Hourly' }, 'Hourly'],
  ['no rate', { hourly_rates: null }, {}, 'Daily'],
])('no rate for a profile or a request with %s', (_, own, asked, basis) => {
  const draft = firstDraft(requestWith(asked), profileWith(own), today);
  expect(draft).toMatchObject({ price_basis: basis, rate: '' });
});

test('the basis of the profile where the request has none', () => {
  const request = requestWith({ price_basis: null, quantity: null });
  expect(firstDraft(request, profileWith({ price_basis: 'Hourly' }), today)).toMatchObject({
    price_basis: 'Hourly',
    rate: '950',
    quantity: '',
  });
  expect(firstDraft(request, null, today)).toMatchObject({ price_basis: '', rate: '' });
});

test.each([
  ['the start of the request', '2026-04-01', '2026-05-01', '2026-04-01'],
  ['today', '2026-03-05', '2026-05-01', '2026-03-05'],
  ['today, with a time', '2026-03-05 08:00:00', '2026-05-01', '2026-03-05'],
  ['the profile’s, when the start is past', '2026-03-04', '2026-05-01', '2026-05-01'],
  ['none, when both are past', '2026-03-04', '2026-03-01', ''],
  ['none, when neither is known', null, null, ''],
])('a day on which the candidate can start: %s', (_, start, available, expected) => {
  const draft = firstDraft(requestWith({ start_date: start }), profileWith({ available_from: available }), today);
  expect(draft.available_from).toBe(expected);
});

test('an earlier quotation, of which a day that is past is left out', () => {
  const earlier = {
    price_basis: 'Hourly',
    rate: 120.5,
    quantity: 8,
    tax: 'VAT 15%',
    available_from: '2026-03-04',
    cover_note: 'As before',
    attachments: [
      { name: 'F-1', file_name: 'cv.pdf', file_size: 2048 },
      { name: 'F-2', file_name: null, file_size: null },
      { name: null, file_name: 'lost.pdf', file_size: 1 },
    ],
    answers: [
      { name: 'Q-1', question: 'asked in other words', answer: 'Yes' },
      { name: null, question: 'When?', answer: 'In 2024' },
      { name: 'Q-9', question: 'no longer asked', answer: 'No' },
      { name: 'Q-3', question: 'With whom?', answer: null },
    ],
  };
  const draft = firstDraft(requestWith({ my_response: earlier }), profileWith({}), today);
  expect(draft).toEqual({
    price_basis: 'Hourly',
    rate: '120.5',
    quantity: '8',
    tax: 'VAT 15%',
    available_from: '',
    cover_note: 'As before',
    files: [
      { name: 'F-1', file_name: 'cv.pdf', file_size: '2048', expires_at: '' },
      { name: 'F-2', file_name: 'F-2', file_size: '', expires_at: '' },
    ],
    answers: { 'Q-1': 'Yes', 'Q-2': 'In 2024' },
  });
  const later = firstDraft(requestWith({ my_response: { available_from: '2026-03-06 00:00:00' } }), null, today);
  expect(later).toEqual({ ...empty, price_basis: '', rate: '', quantity: '', available_from: '2026-03-06' });
});
