/** Tests the list of requests. Long because the rows, views, filters and orders are on one page. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { JobRequestListPage } from '../../src/ui/job-request/job-request-list-page.tsx';
import { hold } from '../support/hold.ts';
import { bare, inDays, lookups, overdue, request } from './support/request-rows.ts';
import { type Answers, pendingReply, show } from './support/show.tsx';

afterEach(() => vi.restoreAllMocks());

/** The status of the profile, if it is read. */
let status = 'Approved';
beforeEach(() => {
  status = 'Approved';
});

const showList = (jobRequests: NonNullable<Answers['jobRequests']>, language: 'en' | 'ar' = 'en') =>
  show({
    page: <JobRequestListPage />,
    path: '/?view=all',
    language,
    answers: { ...lookups, jobRequests, profile: () => ({ name: 'P', status }) },
  });

test('draws a skeleton of the table while the list is loading', async () => {
  const { t } = await showList(() => pendingReply);
  expect(screen.getByText(t('loading'))).toBeInTheDocument();
  expect(screen.getByRole('table', { name: t('job_request') })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('heading', { level: 1, name: t('job_request') })).toBeVisible();
});

test.each(['en', 'ar'] as const)('draws a request as a row with a link to its page, in %s', async (language) => {
  const { t } = await showList(() => [request], language);
  const row = await screen.findByRole('row', { name: /Growth strategy/ });
  expect(within(row).getByRole('link', { name: 'Growth strategy' })).toHaveAttribute(
    'href',
    '/job-request-list/RFQ-2026-00042',
  );
  for (const text of ['Rimal Health Group', t('work_mode_hybrid'), t('job_request_status_open')])
    expect(within(row).getByText(text)).toBeVisible();
  expect(await within(row).findByText('Strategy and growth')).toBeVisible();
  expect(within(row).getByText(t('my_status_submitted'))).toBeVisible();
  expect(row).toHaveTextContent(/40,000.*60,000/);
  expect(screen.getByRole('status')).toHaveTextContent(t('results_count', { count: 1 }));
});

test('draws a row with absent and unknown values', async () => {
  await showList(() => [
    { ...bare, budget_min: null, valid_till: 'soon', status: 'Pending Committee', service_line: 'New line' },
  ]);
  const row = await screen.findByRole('row', { name: /Bare/ });
  expect(within(row).getByText('Pending Committee').tagName).toBe('BDI');
  expect(within(row).getByText('New line')).toBeVisible();
  expect(row).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test('orders open requests first, by deadline', async () => {
  await showList(() => [
    { ...request, name: 'A', job_title: 'Closed one', status: 'Closed' },
    { ...request, name: 'B', job_title: 'Later', valid_till: inDays(20) },
    { ...request, name: 'C', job_title: 'Sooner', valid_till: inDays(2) },
    { ...request, name: 'D', job_title: 'Past', valid_till: '2020-01-01 10:00:00', transaction_date: '2019-12-01' },
    { ...request, name: 'E', job_title: 'No deadline', valid_till: null },
  ]);
  const titles = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);
  expect(titles).toEqual(['Sooner', 'Later', 'No deadline', 'Closed one', 'Past']);
});

test('explains an empty list to a candidate whose profile is being reviewed', async () => {
  const { app, t } = await showList(() => []);
  expect(await screen.findByText(t('job_request_none_why'))).toBeVisible();
  await act(async () => actorOf(app, 'profile').send({ type: 'list.open' }));
  expect(await screen.findByText(t('job_request_none_why'))).toBeVisible();
  status = 'Under Review';
  await act(async () => actorOf(app, 'profile').send({ type: 'list.load' }));
  expect(await screen.findByText(t('job_request_none_review'))).toBeVisible();
});

test('explains an empty list, with a link to the next page', async () => {
  const { t } = await showList(() => []);
  expect(await screen.findByRole('heading', { name: t('job_request_none') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('go_to_bio') })).toHaveAttribute('href', '/account-view');
});

test.each(['en', 'ar'] as const)(
  'shows the error of a list that fails, and the list after a retry, in %s',
  async (language) => {
    let times = 0;
    const { t, person } = await showList(() => {
      times += 1;
      if (times === 1) throw new CallError({ kind: 'timedOut' });
      return [request];
    }, language);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error_timed_out'));
    await person.click(screen.getByRole('button', { name: t('retry') }));
    expect(await screen.findByRole('link', { name: 'Growth strategy' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('keeps older rows under the error of a later read', async () => {
  let times = 0;
  const { app, t } = await showList(() => {
    times += 1;
    if (times > 1) throw new CallError({ kind: 'unreachable' });
    return [request];
  });
  await screen.findByRole('link', { name: 'Growth strategy' });
  actorOf(app, 'jobRequests').send({ type: 'list.load' });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error_network'));
  expect(screen.getByRole('link', { name: 'Growth strategy' })).toBeVisible();
});

test('keeps the error while the list is read again', async () => {
  let times = 0;
  const { t, person } = await showList(() => {
    times += 1;
    if (times === 1) throw new CallError({ kind: 'server' });
    return pendingReply;
  });
  await person.click(await screen.findByRole('button', { name: t('retry') }));
  expect(screen.getByRole('alert')).toHaveTextContent(t('error_server_failed'));
  expect(screen.getByRole('button', { name: t('retry') })).toHaveAttribute('aria-disabled', 'true');
});

describe('finding requests', () => {
  const three = [
    { ...request, name: 'A', job_title: 'مراجعة أعمال الإدارة', work_mode: 'Remote', budget_max: 10, match_score: 90 },
    { ...request, name: 'B', job_title: 'Beta', is_saved: 1, budget_max: 90_000, match_score: 50 },
    { ...request, name: 'C', job_title: 'Gamma', status: 'Closed', my_status: 'None', is_invited: 1 },
  ];
  const titles = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

  test.each([
    ['?view=all&q=اداره', ['مراجعة أعمال الإدارة']],
    ['?view=all&status=Closed', ['Gamma']],
    ['?view=answered&work_mode=Hybrid', ['Beta']],
    ['?view=saved', ['Beta']],
    ['?view=invited', ['Gamma']],
    ['?view=all&sort=budget&status=Open', ['Beta', 'مراجعة أعمال الإدارة']],
    ['?view=all&sort=match&status=Open', ['مراجعة أعمال الإدارة', 'Beta']],
  ])('restores search, filters and order from the URL %s', async (search, found) => {
    await show({ page: <JobRequestListPage />, path: `/${search}`, answers: { ...lookups, jobRequests: () => three } });
    await screen.findAllByRole('rowheader');
    expect(titles()).toEqual(found);
  });

  test('clears search and filters that leave no row', async () => {
    const { t, person } = await show({
      page: <JobRequestListPage />,
      path: '/?view=all&q=zzz',
      answers: { jobRequests: () => three },
    });
    expect(await screen.findByRole('heading', { name: t('nothing_found') })).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: t('clear_filters') });
    await person.click(clear as HTMLElement);
    expect(titles()).toHaveLength(3);
  });

  test('shows at first what can be answered, best match first, and how many rows each part has', async () => {
    const open = { ...request, my_status: 'None' };
    const rows = [
      ...three,
      { ...open, name: 'D', job_title: 'Delta', match_score: 40 },
      { ...open, name: 'E', job_title: 'Epsilon', match_score: 70 },
      { ...open, name: 'F', job_title: 'Past', valid_till: '2020-01-01 10:00:00' },
    ];
    const { t } = await show({ page: <JobRequestListPage />, answers: { ...lookups, jobRequests: () => rows } });
    await screen.findAllByRole('rowheader');
    expect(titles()).toEqual(['Epsilon', 'Delta']);
    const tabs = within(screen.getByRole('navigation', { name: t('job_request') })).getAllByRole('link');
    expect(tabs.map((tab) => tab.querySelector('[aria-hidden]')?.textContent)).toEqual(['2', '1', '1', '2', '6']);
    expect(tabs.map((tab) => tab.querySelector('.visually-hidden')?.textContent)).toEqual(
      [2, 1, 1, 2, 6].map((count) => t('results_count', { count })),
    );
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/',
      '/?view=invited',
      '/?view=saved',
      '/?view=answered',
      '/?view=all',
    ]);
  });

  test('leads from a part without a match to all rows that match', async () => {
    const { t, person } = await show({
      page: <JobRequestListPage />,
      path: '/?view=saved&q=gamma',
      answers: { ...lookups, jobRequests: () => three },
    });
    await person.click(await screen.findByRole('link', { name: t('show_in_view', { count: 1, view: t('view_all') }) }));
    expect(titles()).toEqual(['Gamma']);
  });

  test('adds twenty cards at a time on a phone, has all of them on paper, and moves the focus to the first of them', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(width < 45rem)' }),
    );
    const many = Array.from({ length: 45 }, (_, at) => ({ ...request, name: `R${at}`, job_title: `Request ${at}` }));
    const { t, person } = await showList(() => many);
    await screen.findByRole('row', { name: /Request 0/ });
    expect(titles()).toHaveLength(20);
    fireEvent(window, new Event('beforeprint'));
    expect(titles()).toHaveLength(45);
    fireEvent(window, new Event('afterprint'));
    expect(titles()).toHaveLength(20);
    const places = history.length;
    await person.click(screen.getByRole('button', { name: t('show_more', { count: 20 }) }));
    expect(screen.getAllByRole('row')[21]).toContainElement(document.activeElement as HTMLElement);
    await person.click(screen.getByRole('button', { name: t('show_more', { count: 5 }) }));
    expect(screen.getAllByRole('row')[41]).toContainElement(document.activeElement as HTMLElement);
    expect(titles()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: t('show_more', { count: 20 }) })).toBeNull();
    // Back leads to the page before the list
    expect(history.length).toBe(places);
  });

  test('draws few of ten thousand requests, and searches all of them', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      ...request,
      name: `R${at}`,
      job_title: `Request ${at}`,
    }));
    const { person, t } = await showList(() => many);
    await screen.findByRole('row', { name: /Request 0/ });
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    await person.type(screen.getByRole('searchbox'), '9876');
    expect(titles()).toEqual(['Request 9876']);
    expect(screen.getByText(t('results_count', { count: 1 }))).toBeVisible();
  });
});

describe('the time left until a deadline', () => {
  test.each([
    ['Open', true],
    ['Shortlisting', false],
    ['Closed', false],
    ['Pending Committee', false],
  ])('is in the row of a request that is %s: %s', async (status, isShown) => {
    const { t } = await showList(() => [{ ...overdue, status }]);
    const row = await screen.findByRole('row', { name: /Growth strategy/ });
    expect(within(row).queryByText(t('deadline_passed')) !== null).toBe(isShown);
  });
});

test.each([
  ['None', false],
  [null, false],
  ['Draft', true],
  ['Declined', true],
])('a row has the candidate’s own status %s beside that of the request: %s', async (my_status, isShown) => {
  const { t } = await showList(() => [{ ...request, my_status }]);
  const row = await screen.findByRole('row', { name: /Growth strategy/ });
  const own = { Draft: t('my_status_draft'), Declined: t('my_status_declined') }[my_status ?? ''];
  expect(within(row).queryByText(t('my_status_none'))).toBeNull();
  if (isShown) expect(within(row).getByText(own ?? '')).toBeVisible();
});

test('shows one skeleton until the labels of the rows have arrived', async () => {
  const { released: labels, release: answer } = hold<unknown>();
  const { t } = await show({
    page: <JobRequestListPage />,
    path: '/?view=all',
    answers: { serviceLines: () => labels, jobRequests: () => [request] },
  });
  expect(await screen.findByText(t('loading'))).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Growth strategy' })).toBeNull();
  answer([{ name: 'Strategy', label: 'Strategy and growth' }]);
  const row = await screen.findByRole('row', { name: /Growth strategy/ });
  expect(within(row).getByText('Strategy and growth')).toBeVisible();
});

test.each(['serviceLines', 'priceBasis'] as const)(
  'keeps the rows, and the link that has the focus, while %s are read again after a failure',
  async (list) => {
    const replies = [Promise.reject(new CallError({ kind: 'timedOut' })), pendingReply];
    const { app } = await show({
      page: <JobRequestListPage />,
      path: '/?view=all',
      answers: { [list]: () => replies.shift(), jobRequests: () => [request] },
    });
    const link = await screen.findByRole('link', { name: 'Growth strategy' });
    link.focus();
    act(() => actorOf(app, list).send({ type: 'list.load' }));
    expect(actorOf(app, list).getSnapshot().value).toBe('pending');
    expect(link).toHaveFocus();
  },
);
