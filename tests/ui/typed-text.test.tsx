/** Tests that text which a person typed is shown as it was typed, wherever it is shown. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobRequestPage } from '../../src/ui/job-request/job-request-page.tsx';
import { ClientViewPage } from '../../src/ui/profile/client-view-page.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { active, milestone, openContract } from './support/open-contract.tsx';
import { show } from './support/show.tsx';

const typed = 'Dear team,\n\nI led M&A work for <layla@example.com>.\n• count<limit and rate>5\n• <b and more';
const paragraphs = ['Dear team,', 'I led M&A work for <layla@example.com>.\n• count<limit and rate>5\n• <b and more'];

/** The paragraphs that are shown `count` times. */
async function expectTyped(count: number) {
  for (const paragraph of paragraphs) {
    const isParagraph = (_: string, element: Element | null) =>
      element?.localName === 'p' && element.textContent === paragraph;
    expect(await screen.findAllByText(isParagraph)).toHaveLength(count);
  }
}

const openRequest = (request: object) =>
  show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    answers: {
      jobDescription: () => ({ name: 'RFQ-1', job_title: 'Strategy', currency: 'SAR', status: 'Open', ...request }),
      profile: () => ({ name: 'P' }),
      priceBasis: () => [{ name: 'Daily', label: 'Daily', unit: 'day', requires_quantity: 1 }],
      taxDetails: () => [],
    },
  });

const record = {
  profile: () => ({
    name: 'P1',
    full_name: 'Noura',
    professional_experience: [{ name: 'X1', job_title: 'Analyst', start_date: '2011-08-01', description: typed }],
  }),
  fetchedBio: () => ({ name: 'B1', bio: typed, other_technical_skills: typed, other_languages: typed }),
};

test('the cover note of a quotation, in its preview', async () => {
  const { t, person } = await openRequest({ my_status: 'None', can_respond: 1, price_basis: 'Daily', quantity: 10 });
  await person.click(await screen.findByRole('button', { name: t('quote_write') }));
  const paste = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.paste(text);
  };
  await paste(screen.getByRole('textbox', { name: t('quote_note') }), typed);
  await paste(screen.getByRole('textbox', { name: t('quote_rate_day', { currency: 'SAR' }) }), '2500');
  await paste(screen.getByRole('textbox', { name: t('quote_available') }), `3/1/${new Date().getFullYear() + 1}`);
  await person.click(screen.getByRole('button', { name: t('quote_preview_open') }));
  expect(screen.getByRole('region', { name: t('quote_preview') })).toBeVisible();
  await expectTyped(1);
});

test('the cover note of a quotation that was sent', async () => {
  await openRequest({ my_status: 'Submitted', my_response: { name: 'QTN-1', status: 'Submitted', cover_note: typed } });
  await expectTyped(1);
});

test('the note and the comment of a delivery', async () => {
  const deliveries = [{ name: 'D1', note: typed, files: [], comment: typed, delivered_on: null }];
  await openContract({
    contract: { ...active, milestones: [{ ...milestone, status: 'Changes Requested', deliveries }] },
  });
  await expectTyped(2);
});

test('the bio, other skills and languages, and work of a profile', async () => {
  await show({ page: <ProfilePage />, answers: record });
  await expectTyped(4);
});

test('a profile as a client sees it', async () => {
  await show({ page: <ClientViewPage />, answers: record });
  await expectTyped(4);
});

test('a bio that another back end sends as HTML keeps its markup', async () => {
  const html = '<div class="ql-editor"><p>I turn <strong>plans</strong> into work.</p></div>';
  await show({ page: <ClientViewPage />, answers: { ...record, fetchedBio: () => ({ name: 'B1', bio: html }) } });
  expect(await screen.findByText('plans')).toHaveProperty('localName', 'strong');
  expect(document.body).not.toHaveTextContent('</');
});
