import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { landingPage } from '../../src/services/contract/records/landing.ts';
import { service } from '../../src/services/contract/records/lookup.ts';
import { LandingPage } from '../../src/ui/landing/landing-page.tsx';
import { messages } from './support/messages-in.ts';

const loading = { isLoading: true, hasFailed: false };
const loaded = { isLoading: false, hasFailed: false };
const failed = { isLoading: false, hasFailed: true };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: messages.en });
});

const page = landingPage.create({
  hero: { heading: 'Work that matters', sub_heading: 'For those who do it well.', cta_label: 'Come in' },
  sections: [
    { idx: 3, section_type: 'text', heading: 'One more thing', body: 'It takes minutes.' },
    { idx: 2, section_type: 'stats', heading: 'In figures', items: [{ title: 'Countries', value: '14' }] },
    { idx: 1, section_type: 'steps', heading: 'The way in', items: [{ title: 'Say who you are', body: 'Briefly.' }] },
  ],
});
const services = [
  service.create({ name: 'pmo', label: 'Programme office', description: 'Plans and risks.', icon: 'new' }),
];

function show(props: Partial<ComponentProps<typeof LandingPage>>) {
  const handlers = { onSubscribe: vi.fn(), onRetry: vi.fn() };
  const defaults = { page: null, pageRead: loaded, services: [], servicesRead: loaded, ...handlers } as const;
  const ui = (changes: typeof props) => (
    <I18nProvider i18n={i18n}>
      <LandingPage {...defaults} {...props} {...changes} />
    </I18nProvider>
  );
  const { rerender } = render(ui({}));
  return { ...handlers, update: (changes: typeof props) => rerender(ui(changes)) };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it("shows the server's content in its order, with its last text section at the end", async () => {
  const { onSubscribe } = show({ page, services });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work that matters');
  expect(headings()).toEqual(['The way in', 'Where your expertise is needed', 'In figures', 'One more thing']);
  expect(screen.getByRole('definition')).toHaveTextContent('14');
  const joins = screen.getAllByRole('link', { name: 'Come in' });
  expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/wizard-master', '/wizard-master']);
  await userEvent.click(screen.getByRole('button', { name: 'Get updates by email' }));
  expect(onSubscribe).toHaveBeenCalledOnce();
});

it('shows its own content when the server has none', () => {
  show({ page: landingPage.create({}) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Independent consulting on clear terms');
  expect(headings()).toEqual(['How it works', 'Frequently asked questions', 'Find your next project']);
  expect(screen.queryByText(/couldn't be loaded/)).not.toBeInTheDocument();
});

it('enables its actions while the content is loading', () => {
  show({ pageRead: loading, servicesRead: loading });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('link', { name: 'Join the network' })).toHaveAttribute('href', '/wizard-master');
});

it('reports a failed request and keeps its content during the retry', async () => {
  const { onRetry, update } = show({ pageRead: failed, services, servicesRead: loaded });
  expect(screen.getByRole('alert')).toHaveTextContent("Some of this page couldn't be loaded.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  update({ pageRead: loading });
  expect(headings()).toContain('How it works');
  update({ page, pageRead: loaded });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work that matters');
});

it('replaces the sign-up button with a link for a logged-in user', () => {
  show({ page, memberAction: <a href="/job-request-list">Job requests</a> });
  expect(screen.getAllByRole('link', { name: 'Job requests' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Come in' })).not.toBeInTheDocument();
});
