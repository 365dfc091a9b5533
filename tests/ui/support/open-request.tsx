import { screen } from '@testing-library/react';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { bookmarkMachine, type QueuedBookmark } from '../../../src/machines/bookmark-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import type { OnceInput, RequestInput, ToSubmit } from '../../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../../src/machines/quotation-machine.ts';
import { verificationMachine } from '../../../src/machines/verification-machine.ts';
import type { Decline } from '../../../src/services/contract/quotation.ts';
import { JobRequestPage } from '../../../src/ui/job-request/job-request-page.tsx';
import { show } from './show.tsx';

const request = {
  name: 'RFQ-1',
  job_title: 'Growth strategy',
  currency: 'KWD',
  price_basis: 'Daily',
  quantity: 10,
  start_date: '2999-01-01',
  status: 'Open',
  my_status: 'None',
  can_respond: 1,
  decline_reasons: ['Busy', 'Too far'],
  questions: [{ name: 'Q1', question: 'Why you?', answer_type: 'Text', is_mandatory: 1 }],
  required_skills: [
    { skill: 'SQL', level: 3, is_mandatory: 1 },
    { skill: 'R', level: 4 },
    { skill: 'SAP', level: 2 },
  ],
  required_languages: [{ language: 'ar', level: 'C1' }],
};
const bio = {
  name: 'BIO-1',
  technical_skills: [
    { skill: 'SQL', level: 4 },
    { skill: 'R', level: 2 },
  ],
  language: [{ language: 'ar', level: 'Native' }],
};

/** Shows the page of a request. `answer` gives the reply to each call; `row` replaces fields of the request. */
export async function openRequest(
  answer: (call: string, input: unknown) => unknown,
  language: 'en' | 'ar' = 'en',
  row: object | (() => object) = {},
) {
  const sent: [string, unknown][] = [];
  const reply = <Output, Input>(call: string) =>
    fromPromise<Output, Input>(async ({ input }) => {
      sent.push([call, input]);
      return (await answer(call, input)) as Output; // the test provides the type
    });
  const shown = await show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    language,
    features: {
      quotation: restorable(
        quotationMachine.provide({
          actors: {
            submitQuotation: reply<unknown, ToSubmit>('submit'),
            withdrawQuotation: reply<unknown, RequestInput>('withdraw'),
            declineRfq: reply<unknown, OnceInput & Decline>('decline'),
            undoDecline: reply<unknown, RequestInput>('undo'),
            readStatus: reply<string | null, RequestInput>('status'),
          },
        }),
      ),
      verification: verificationMachine.provide({
        actors: { sendVerification: reply<{ email_verified: boolean }, NonReducibleUnknown>('link') },
      }),
      bookmark: bookmarkMachine.provide({ actors: { saveRfq: reply<unknown, QueuedBookmark>('save') } }),
    },
    answers: {
      jobDescription: () => ({ ...request, ...(typeof row === 'function' ? row() : row) }),
      fetchedBio: () => bio,
      profile: () => ({ name: 'P' }),
      priceBasis: () => [{ name: 'Daily', label: 'Daily', requires_quantity: 1 }],
      taxDetails: () => [{ name: 'VAT', title: 'VAT', rate: 10, charge_type: 'On Net Total' }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Growth strategy' });
  return { ...shown, sent };
}
