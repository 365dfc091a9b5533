import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ServicePage } from '../../src/ui/landing/service-page.tsx';
import { patterns } from '../../src/ui/paths.ts';
import { hold } from '../support/hold.ts';
import { type Answers, show } from './support/show.tsx';

const services = [
  { name: 'data', label: 'Data and AI', description: 'Models in daily use.', service_lines: ['Data', 'Technology'] },
  { name: 'risk', label: 'Risk and assurance', description: 'Reviews.', service_lines: ['Risk'] },
];
const request = (service_line: string, skills: string[]) => ({
  service_line,
  service_line_name: `Line ${service_line}`,
  budget_min: 100,
  budget_max: 200,
  currency: 'SAR',
  unit: 'day',
  skills,
});
const complete: Answers = {
  services: () => services,
  serviceLines: () => [{ name: 'Data', label: 'Data and analytics' }],
  openRequests: () => [
    request('Data', ['SQL', 'Python']),
    request('Risk', ['AML']),
    request('Technology', ['SQL', 'SAP']),
  ],
};

const showPage = (name: string, answers: Answers = {}, language: 'en' | 'ar' = 'en') =>
  show({
    page: <ServicePage />,
    pattern: patterns.service,
    path: `/services/${name}`,
    isVisitor: true,
    language,
    answers: { ...complete, ...answers },
  });

const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) throw new Error(`There is no section ${name}.`);
  return within(found);
};
const itemsOf = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows a service with its fields of work, its open requests and their skills', async () => {
  const { t } = await showPage('data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Data and AI' })).toBeVisible();
  const requests = within(await screen.findByRole('list', { name: t('open_requests') }));
  expect(requests.getAllByRole('link').map((link) => link.textContent)).toEqual(['Line Data', 'Line Technology']);
  expect(itemsOf(t('service_fields'))).toEqual(['Data and analytics', 'Technology']);
  expect(itemsOf(t('service_skills'))).toEqual(['SQL', 'Python', 'SAP']);
  expect(screen.getByRole('link', { name: t('open_requests_join') })).toHaveAttribute('href', '/wizard-master');
  expect(screen.getByRole('link', { name: t('section_services') })).toHaveAttribute('href', '/#services');
  expect(screen.getByRole('link', { name: t('service_payment_link') })).toHaveAttribute('href', '/#payment');
  expect(screen.getByRole('link', { name: 'Risk and assurance' })).toHaveAttribute('href', '/services/risk');
  expect(document.title).toContain('Data and AI');
});

it('leads to all open requests when none belongs to the service', async () => {
  const { t } = await showPage('risk', { openRequests: () => [request('Data', [])] });
  expect(await screen.findByText(t('service_no_requests'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('service_all_requests') })).toHaveAttribute('href', '/#requests');
  expect(screen.queryByRole('heading', { name: t('service_skills') })).not.toBeInTheDocument();
});

it.each(['en', 'ar'] as const)('states that a service does not exist, in %s', async (language) => {
  const { t } = await showPage('unknown', {}, language);
  expect(await screen.findByText(t('not_found'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('service_all') })).toHaveAttribute('href', '/#services');
});

it('reads the services again before it states that one does not exist', async () => {
  const held = hold<readonly object[]>();
  let read: NonNullable<Answers['services']> = () => services.slice(0, 1);
  const { t, unmount, remount } = await showPage('risk', { services: (request) => read(request) });
  expect(await screen.findByText(t('not_found'))).toBeVisible();
  unmount();
  read = () => held.released;
  remount();
  expect(screen.queryByText(t('not_found'))).not.toBeInTheDocument();
  held.release(services);
  expect(await screen.findByRole('heading', { level: 1, name: 'Risk and assurance' })).toBeVisible();
});

it('reports that the services could not be loaded', async () => {
  const { t } = await showPage('data', {
    services: () => {
      throw new CallError({ kind: 'timedOut' });
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: t('retry') })).toBeVisible();
  expect(screen.queryByText(t('not_found'))).not.toBeInTheDocument();
});

it('shows the service when the open requests could not be loaded', async () => {
  const { t } = await showPage('data', {
    openRequests: () => {
      throw new CallError({ kind: 'timedOut' });
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: t('service_others') })).toBeVisible();
  expect(screen.queryByText(t('service_no_requests'))).not.toBeInTheDocument();
});
