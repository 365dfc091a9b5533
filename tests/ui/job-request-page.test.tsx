import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { JobRequestPage } from '../../src/ui/job-request/job-request-page.tsx';
import { bare, lookups, overdue, request } from './support/request-rows.ts';
import { type Answers, show } from './support/show.tsx';

const showRecord = (jobDescription: NonNullable<Answers['jobDescription']>, language: 'en' | 'ar' = 'en') =>
  show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ%2F1',
    language,
    answers: { ...lookups, jobDescription },
  });

test.each(['en', 'ar'] as const)('shows every part of a request, in %s', async (language) => {
  const { requests, t } = await showRecord(
    () => ({
      ...request,
      description: '<p>Reach <strong>new</strong> markets</p><script>alert(1)</script>',
      deliverables: [{ title: 'Roadmap', due_date: '2026-05-01' }],
      required_skills: [{ skill: 'C#', level: 4, is_mandatory: 1 }],
      required_languages: [{ language: 'ar', level: 'C1' }],
      attachments: [{ name: 'F1', file_name: 'brief.pdf', file_url: '/private/files/brief.pdf', file_size: 2000 }],
      timeline: [{ status: 'Open', changed_on: '2026-03-01 09:00:00', note: 'Published' }],
      my_response: { name: 'QTN-1', status: 'Submitted', currency: 'SAR', rate: 50_000 },
    }),
    language,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Growth strategy' })).toBeVisible();
  expect(requests.find(({ key }) => key === 'jobDescription')?.params).toEqual({ name: 'RFQ/1' });
  expect(screen.getByText('new').tagName).toBe('STRONG');
  expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
  for (const text of ['Roadmap', 'C#', 'brief.pdf', 'Published', 'QTN-1']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'brief.pdf' })).not.toBeInTheDocument();
  expect(screen.getByText(t('wanted_level', { level: t('language_level_c1') }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('job_request') })).toHaveAttribute('href', '/job-request-list');
});

test('draws a request that has only a name and a title', async () => {
  await showRecord(() => bare);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bare' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test.each(['en', 'ar'] as const)('links a request that does not exist to the list, in %s', async (language) => {
  const { t } = await showRecord(() => {
    throw new CallError({ kind: 'missing', status: 404 });
  }, language);
  expect(await screen.findByRole('heading', { name: t('not_found') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('back_to_job_requests') })).toHaveAttribute('href', '/job-request-list');
});

test('offers a retry for a request that cannot be read', async () => {
  const { t } = await showRecord(() => {
    throw new CallError({ kind: 'offline' });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error_offline'));
  expect(screen.getByRole('heading', { level: 1, name: t('job_request_one') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('job_request') })).toHaveAttribute('href', '/job-request-list');
  expect(screen.getByRole('button', { name: t('retry') })).not.toHaveAttribute('aria-disabled');
});

describe('the time left until a deadline', () => {
  test.each([
    ['Open', 2],
    ['Shortlisting', 0],
  ])('is on the page of a request that is %s in %d places', async (status, places) => {
    const { t } = await showRecord(() => ({ ...overdue, status, my_status: 'None' }));
    await screen.findByRole('heading', { level: 1, name: 'Growth strategy' });
    expect(screen.queryAllByText(t('deadline_passed'))).toHaveLength(places);
  });
});

test('shows what the match is made of, and adds a missing skill to the profile', async () => {
  const { t, person, app } = await show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    answers: {
      ...lookups,
      fetchedBio: () => ({ name: 'BIO-1', technical_skills: [{ skill: 'Excel', level: 3, years: null }] }),
      jobDescription: () => ({
        ...request,
        my_status: 'None',
        match_score: 60,
        match_parts: [
          { part: 'Skills', share: 50 },
          { part: 'Region', share: 100 },
        ],
        required_skills: [
          { skill: 'Excel', level: 3, is_mandatory: 0 },
          { skill: 'PMP', level: 4, is_mandatory: 1 },
        ],
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: t('match_title', { score: '60%' }) })).toBeVisible();
  const bars = screen.getAllByRole('progressbar').map((bar) => [bar.ariaLabel, bar.getAttribute('aria-valuenow')]);
  expect(bars).toEqual([
    [t('technical_skills'), '50'],
    [t('region'), '100'],
  ]);
  await person.click(
    await screen.findByRole('button', { name: t('add_to_profile_named', { name: '\u2068PMP\u2069' }) }),
  );
  const { context } = actorOf(app, 'bio').getSnapshot();
  expect(context.section).toBe('skills');
  expect(context.draft.technical_skills).toEqual([
    expect.objectContaining({ skill: 'Excel', level: '3' }),
    expect.objectContaining({ skill: 'PMP', level: '4' }),
  ]);
});

test('a required skill that the profile has without a level leads to the form that asks for it', async () => {
  const skill = (name: string, level: number | null) => ({ skill: name, level });
  const { app, t, person } = await show({
    page: <JobRequestPage />,
    pattern: '/job-request-list/:name',
    path: '/job-request-list/RFQ-1',
    answers: {
      ...lookups,
      fetchedBio: () => ({ name: 'BIO-1', technical_skills: [skill('Excel', 2), skill('PMP', null)] }),
      jobDescription: () => ({ ...request, required_skills: [skill('Excel', 3), skill('PMP', 4)] }),
    },
  });
  const setLevel = await screen.findByRole('button', { name: t('set_level_named', { name: '\u2068PMP\u2069' }) });
  expect(screen.getAllByRole('button', { name: new RegExp(t('set_level')) })).toEqual([setLevel]);
  await person.click(setLevel);
  const { context } = actorOf(app, 'bio').getSnapshot();
  expect(context.section).toBe('skills');
  expect(context.draft.technical_skills).toEqual([
    expect.objectContaining({ skill: 'Excel', level: '2' }),
    expect.objectContaining({ skill: 'PMP', level: '' }),
  ]);
});

test('a request that was declined does not wait for the client', async () => {
  const { t } = await showRecord(() => ({ ...request, status: 'Shortlisting', my_status: 'Declined' }));
  expect(await screen.findByText(t('next_declined'))).toBeVisible();
  expect(screen.queryByText(t('next_submitted'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('decline_undo') })).toBeNull();
});
