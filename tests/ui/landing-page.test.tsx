/** Tests of the landing page. Long because each of its sections has a test. */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { LandingRoute } from '../../src/ui/landing/landing-route.tsx';
import { type Answers, pendingReply, show } from './support/show.tsx';

const page = {
  hero: { heading: 'Work that matters', sub_heading: 'For those who do it well.', cta_label: 'Come in' },
  sections: [
    { idx: 3, section_type: 'text', heading: 'One more thing', body: 'It takes minutes.' },
    { idx: 2, section_type: 'stats', heading: 'In figures', items: [{ title: 'Countries', value: '14' }] },
    { idx: 1, section_type: 'steps', heading: 'The way in', items: [{ title: 'Say who you are', body: 'Briefly.' }] },
  ],
};
const services = [{ name: 'pmo', label: 'Programme office', description: 'Plans and risks.', icon: 'new' }];
const request = {
  service_line_name: 'Internal audit',
  country: 'KW',
  work_mode: 'Remote',
  currency: 'KWD',
  budget_min: 210,
  budget_max: 270,
  unit: 'day',
  duration_weeks: 18,
  closes_on: '2027-01-05',
  skills: ['Excel', 'IFRS'],
};
const complete: Answers = {
  landingPage: () => page,
  services: () => services,
  openRequests: () => [request, { ...request, service_line_name: 'Strategy' }],
};

/** With a fragment, the page loads the code of its lower part at once. */
const showPage = (answers: Answers, options: { isVisitor?: boolean; language?: 'en' | 'ar' } = {}) =>
  show({
    page: (
      <main>
        <LandingRoute />
      </main>
    ),
    path: '/#requests',
    isVisitor: true,
    ...options,
    answers: { ...complete, ...answers },
  });

const fails = () => {
  throw new CallError({ kind: 'timedOut', message: 'Request timed out' });
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const definitionOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent?.replace(/\u00a0/g, ' ');
const requestList = (name: string) => screen.findByRole('list', { name });

it('shows the services in steps, and moves the focus to the first of those that were added', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `s${at}`, label: `Service ${at + 1}`, description: '' }));
  const { t } = await showPage({ services: () => many });
  await requestList(t('open_requests'));
  const shown = () => screen.getAllByRole('link', { name: /^Service / }).length;
  const button = (count: number) => screen.getByRole('button', { name: t('show_more_services', { count }) });
  expect(shown()).toBe(12);
  await userEvent.click(button(12));
  expect(shown()).toBe(24);
  expect(screen.getByRole('link', { name: 'Service 13' })).toHaveFocus();
  await userEvent.click(button(6));
  expect(shown()).toBe(30);
  expect(screen.getByRole('link', { name: 'Service 25' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more service/ })).toBeNull();
});

it("shows the server's content in its order, with its last text section at the end", async () => {
  const { app, t } = await showPage({});
  await requestList(t('open_requests'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work that matters');
  expect(headings()).toEqual([
    'The way in',
    'Where your expertise is needed',
    t('open_requests'),
    'How you are paid',
    'Two examples',
    'In figures',
    'One more thing',
  ]);
  expect(definitionOf('Countries')).toBe('14');
  const joins = screen.getAllByRole('link', { name: 'Come in' });
  expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/wizard-master', '/wizard-master']);
  await userEvent.click(screen.getByRole('button', { name: 'Get updates by email' }));
  expect(app.getSnapshot().children.prompt?.getSnapshot()).toMatchObject({ value: 'subscribe' });
});

it('shows its own content when the server has none', async () => {
  const { t } = await showPage({ landingPage: () => ({}), services: () => [] });
  await requestList(t('open_requests'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Independent consulting on clear terms');
  expect(headings()).toEqual([
    'How it works',
    t('open_requests'),
    'How you are paid',
    'Two examples',
    'Frequently asked questions',
    'Find your next project',
  ]);
  expect(screen.queryByText(/couldn't be loaded/)).not.toBeInTheDocument();
});

it('enables its actions while the content is loading', async () => {
  await showPage({ landingPage: () => pendingReply, services: () => pendingReply });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('link', { name: 'Join the network' })).toHaveAttribute('href', '/wizard-master');
});

it('reports a failed request and keeps its content during the retry', async () => {
  const answer = vi.fn<() => unknown>(fails);
  await showPage({ landingPage: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent("Some of this page couldn't be loaded.");
  let reply = (_: unknown) => {};
  answer.mockReturnValue(
    new Promise((resolve) => {
      reply = resolve;
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(headings()).toContain('How it works');
  reply(page);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work that matters'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('replaces the sign-up button with a link for a logged-in user', async () => {
  const { t } = await showPage({}, { isVisitor: false });
  await requestList(t('open_requests'));
  expect(screen.getAllByRole('link', { name: t('job_request') })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Come in' })).not.toBeInTheDocument();
});

it.each(['en', 'ar'] as const)('leads a visitor from each open request to the sign-up, in %s', async (language) => {
  const { t } = await showPage({}, { language });
  const list = within(await requestList(t('open_requests')));
  const links = list.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Internal audit', '/wizard-master'],
    ['Strategy', '/wizard-master'],
  ]);
  const text = list.getAllByRole('listitem')[0]?.textContent ?? '';
  expect(text).toContain(t('work_mode_remote'));
  expect(text).toContain(t('weeks', { count: 18 }));
  expect(text).toContain('270');
  expect(text).toContain('2027');
  // no line can begin with a separator
  expect(text).not.toMatch(/(?<!\u00a0)·/);
  expect(screen.getByRole('link', { name: t('open_requests_join') })).toHaveAttribute('href', '/wizard-master');
});

it('leads a logged-in user from an open request to the requests', async () => {
  const { t } = await showPage({}, { isVisitor: false });
  const list = within(await requestList(t('open_requests')));
  expect(list.getByRole('link', { name: 'Strategy' })).toHaveAttribute('href', '/job-request-list');
});

it('leads a person who has logged in here before to the login page', async () => {
  const { app, t } = await showPage({}, { isVisitor: false });
  await requestList(t('open_requests'));
  app.getSnapshot().children.auth?.send({ type: 'session.expire' });
  const link = await screen.findByRole('link', { name: t('open_requests_log_in') });
  expect(link).toHaveAttribute('href', '/login?next=%2Fjob-request-list');
});

it('shows at most six open requests', async () => {
  const { t } = await showPage({ openRequests: () => Array.from({ length: 24 }, () => request) });
  expect(within(await requestList(t('open_requests'))).getAllByRole('listitem')).toHaveLength(6);
});

it('states that no request is open, with a way on', async () => {
  const { t } = await showPage({ openRequests: () => [] });
  expect(await screen.findByText(t('open_requests_none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('open_requests_join') })).toHaveAttribute('href', '/wizard-master');
});

it('reports that the open requests could not be loaded, and reads them again', async () => {
  const answer = vi.fn<() => unknown>(fails);
  const { t } = await showPage({ openRequests: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('landing_partly'));
  expect(screen.queryByText(t('open_requests_none'))).not.toBeInTheDocument();
  answer.mockReturnValue([request]);
  await userEvent.click(screen.getByRole('button', { name: t('retry') }));
  await requestList(t('open_requests'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('states the payment term and the rates of the rules, and computes the examples by them', async () => {
  const { t } = await showPage({});
  await requestList(t('open_requests'));
  expect(screen.getByText(/^The invoice is due 30 days after its date/)).toBeVisible();
  expect(definitionOf('United Arab Emirates')).toBe('5%');
  const [audit, finance] = screen.getAllByText(t('example')).map((chip) => chip.closest('li')?.textContent ?? '');
  expect(audit?.replace(/\u00a0/g, ' ')).toContain('VAT, 15%SAR 2,100.00First invoiceSAR 16,100.00');
  expect(finance?.replace(/\u00a0/g, ' ')).toContain('VAT, 10%BHD 300.000First invoiceBHD 3,300.000');
});

it('moves the focus to the section that the address names, each time it is chosen', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll; // jsdom has no layout
  const { t } = await showPage({});
  const heading = await screen.findByRole('heading', { name: t('open_requests') });
  await waitFor(() => expect(heading).toHaveFocus());
  history.pushState(null, '', '/#payment');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'How you are paid' })).toHaveFocus());
  expect(scroll.mock.contexts.map((element) => (element as Element).id)).toEqual(['requests', 'payment']);
});
