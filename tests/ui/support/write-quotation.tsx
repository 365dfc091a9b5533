import { screen } from '@testing-library/react';
import { actorOf } from '../../../src/ui/actors.tsx';
import { JobRequestPage } from '../../../src/ui/job-request/job-request-page.tsx';
import { show } from './show.tsx';

/** A request that the candidate can answer. */
export const openRequest = {
  name: 'RFQ-1',
  job_title: 'Growth strategy',
  currency: 'SAR',
  price_basis: 'Daily',
  quantity: 10,
  status: 'Open',
  my_status: 'None',
  can_respond: 1,
  questions: [],
};

/** Shows the page of the request RFQ-1, and begins a quotation. */
export async function writeQuotation(
  request: object,
  options: Pick<Parameters<typeof show>[0], 'language' | 'features'> = {},
) {
  const shown = await show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    answers: {
      jobDescription: () => request,
      profile: () => ({ name: 'P' }),
      priceBasis: () => [{ name: 'Daily', label: 'Daily', unit: 'day', requires_quantity: 1 }],
      taxDetails: () => [],
    },
    ...options,
  });
  await shown.person.click(await screen.findByRole('button', { name: shown.t('quote_write') }));
  const quotation = actorOf(shown.app, 'quotation');
  return { ...shown, quotation, draft: () => quotation.getSnapshot().context.drafts['RFQ-1'] };
}
