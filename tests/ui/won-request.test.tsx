/** Tests the next step of a request that the candidate has won. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobRequestPage } from '../../src/ui/job-request/job-request-page.tsx';
import { hold } from '../support/hold.ts';
import { type Answers, show } from './support/show.tsx';

const other = { name: 'CON-1', title: 'Audit', rfq: 'RFQ-2', status: 'Unsigned', next_action: 'Sign' };
const own = { name: 'CON-2', title: 'Strategy', rfq: 'RFQ-1', status: 'Unsigned', next_action: 'Sign' };

const open = (contractList: NonNullable<Answers['contractList']>, language: 'en' | 'ar' = 'en') =>
  show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    language,
    answers: {
      contractList,
      jobDescription: () => ({ name: 'RFQ-1', job_title: 'Strategy', status: 'Awarded', my_status: 'Won' }),
    },
  });

test.each(['en', 'ar'] as const)('is to sign its contract, in %s', async (language) => {
  const { t } = await open(() => [other, own], language);
  expect(await screen.findByText(t('next_won_sign'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('action_sign') })).toHaveAttribute('href', '/contract/CON-2');
  expect(screen.getByText(t('who_acts', { party: t('life_who_you') }))).toBeVisible();
});

test('links a contract that is signed', async () => {
  const { t } = await open(() => [other, { ...own, status: 'Active', next_action: 'Deliver' }]);
  expect(await screen.findByRole('link', { name: t('action_see_contract') })).toHaveAttribute(
    'href',
    '/contract/CON-2',
  );
  expect(screen.getByText(t('next_won_contract'))).toBeVisible();
});

test('waits for the network only once it is known that there is no contract', async () => {
  const held = hold<readonly object[]>();
  const { t } = await open(() => held.released);
  expect(await screen.findByText(t('next_won_contract'))).toBeVisible();
  expect(screen.queryByText(t('next_won'))).toBeNull();
  held.release([other]);
  expect(await screen.findByText(t('next_won'))).toBeVisible();
  expect(screen.getByText(t('who_acts', { party: t('party_network') }))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('action_sign') })).toBeNull();
});
