/** Tests of the days of requests, quotations and the profile while the Hijri calendar is chosen. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { JobRequestListPage } from '../../src/ui/job-request/job-request-list-page.tsx';
import { JobRequestPage } from '../../src/ui/job-request/job-request-page.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { messages } from './support/messages-in.ts';
import { type Answers, show } from './support/show.tsx';

type Language = 'en' | 'ar';

const showHijri = (
  language: Language,
  page: ReactNode,
  answers: Answers,
  route: { path: string; pattern?: string },
) => {
  const i18n = setupI18n({ locale: language, locales: `${language}-u-ca-islamic-umalqura-nu-latn`, messages });
  return show({ page: <I18nProvider i18n={i18n}>{page}</I18nProvider>, language, answers, ...route });
};

const request = {
  name: 'RFQ-2026-00042',
  job_title: 'Growth strategy',
  valid_till: '2026-03-05 12:00:00',
  status: 'Open',
  my_status: 'Submitted',
  my_response: { name: 'QTN-1', status: 'Submitted', submitted_on: '2026-03-02 09:30:00' },
};

const seen = (element: HTMLElement) => element.textContent?.replace(/[\u200e\u200f]/g, '').replace(/\s/g, ' ');
const fact = (term: string) =>
  screen.getAllByRole('term').flatMap((each) => {
    const value = each.textContent === term ? each.nextElementSibling : null;
    return value instanceof HTMLElement ? [seen(value)] : [];
  });

const deadlines = {
  en: ['16 Ramadan 1447 AH (5 March 2026)', /^16 Ramadan 1447 AH \(5 March 2026 at 12:00/],
  ar: ['16 رمضان 1447 هـ (5 مارس 2026)', /^16 رمضان 1447 هـ \(5 مارس 2026 في 12:00/],
} as const;
const submissions = {
  en: /^13 Ramadan 1447 AH \(2 March 2026 at 09:30/,
  ar: /^13 رمضان 1447 هـ \(2 مارس 2026 في 9:30/,
};

test.each<Language>(['en', 'ar'])('the list of requests has both days of a deadline, in %s', async (language) => {
  await showHijri(language, <JobRequestListPage />, { jobRequests: () => [request] }, { path: '/?view=all' });
  const row = await screen.findByRole('row', { name: /Growth strategy/ });
  expect(within(row).getByText(deadlines[language][0])).toBeVisible();
});

test.each<Language>(['en', 'ar'])(
  'the page of a request has both days of its deadline and of the quotation, in %s',
  async (language) => {
    const { t } = await showHijri(
      language,
      <JobRequestPage />,
      { jobDescription: () => request },
      { path: '/job-request-list/RFQ-2026-00042', pattern: '/job-request-list/:name' },
    );
    await screen.findByRole('heading', { level: 1, name: 'Growth strategy' });
    expect(fact(t('deadline'))).toEqual([expect.stringMatching(deadlines[language][1])]);
    expect(fact(t('submitted_on'))).toEqual([expect.stringMatching(submissions[language])]);
  },
);

test.each<Language>(['en', 'ar'])('the profile has both days of the availability, in %s', async (language) => {
  const profile = {
    name: 'P1',
    full_name: 'Noura',
    availability_status: 'Available From',
    available_from: '2026-03-05',
    availability_confirmed_on: '2026-03-02',
  };
  const { t } = await showHijri(
    language,
    <ProfilePage />,
    { profile: () => profile, fetchedBio: () => ({ name: 'B1' }) },
    { path: '/' },
  );
  await screen.findByText(t('availability_confirmed_on'));
  const from = t('availability_from', { date: deadlines[language][0] });
  // beside the photo, and in its section
  expect(screen.getAllByRole('definition').filter((each) => seen(each) === from)).toHaveLength(2);
  const confirmed = { en: '13 Ramadan 1447 AH (2 March 2026)', ar: '13 رمضان 1447 هـ (2 مارس 2026)' };
  expect(fact(t('availability_confirmed_on'))).toEqual([confirmed[language]]);
});
