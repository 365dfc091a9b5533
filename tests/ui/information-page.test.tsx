import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accessibility } from '../../locales/pages/accessibility.ts';
import { contact } from '../../locales/pages/contact.ts';
import { help } from '../../locales/pages/help.ts';
import { privacy } from '../../locales/pages/privacy.ts';
import { terms } from '../../locales/pages/terms.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { termsVersion } from '../../src/services/contract/terms-version.ts';
import { InformationPage } from '../../src/ui/information/information-page.tsx';
import { show } from './support/show.tsx';

const pages = { accessibility, contact, help, privacy, terms };

test.each(Object.entries(pages))('the page %s has the same parts in both languages', (_, { en, ar }) => {
  const shapeOf = ({ sections }: typeof en) =>
    sections.map(({ paragraphs, list }) => [paragraphs.length, list?.length ?? 0]);
  expect(shapeOf(ar)).toEqual(shapeOf(en));
  expect(JSON.stringify(en)).not.toMatch(/[\u0600-\u06ff]/);
  for (const { heading, paragraphs, list = [] } of ar.sections)
    for (const text of [heading, ...paragraphs, ...list]) expect(text).toMatch(/[\u0600-\u06ff]/);
});

test.each([
  ['en', 'en-GB'],
  ['ar', 'ar-u-nu-latn'],
] as const)('the terms and the privacy notice state the version that a sign-up stores, in %s', (language, locale) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
    new Date(`${termsVersion}-15`),
  );
  for (const page of [terms, privacy]) expect(page[language].lead).toContain(month);
});

test('the Arabic help isolates the key that has a symbol', () => {
  expect(JSON.stringify(help.ar)).toContain('\u2068⌘ K\u2069');
});

test.each(['en', 'ar'] as const)('the terms are shown in %s', async (language) => {
  await show({ page: <InformationPage />, path: '/terms', language, answers: {} });
  expect(screen.getByRole('heading', { level: 1, name: terms[language].title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(terms[language].sections.length);
});

test.each([
  ['/terms/', terms],
  ['/Privacy', privacy],
] as const)('%s shows its own text', async (path, { en }) => {
  await show({ page: <InformationPage />, path, answers: {} });
  expect(screen.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
});

test.each(['/contact', '/Contact/'])('the contact page has the address of the support, at %s', async (path) => {
  await show({
    page: <InformationPage />,
    path,
    answers: { loginTheme: () => ({ support_email: 'help@example.com' }) },
  });
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
});

test('the contact page states that the address could not be loaded, and reads it again', async () => {
  const loginTheme = vi.fn<() => unknown>(() => {
    throw new CallError({ kind: 'server' });
  });
  const { t, person } = await show({ page: <InformationPage />, path: '/contact', answers: { loginTheme } });
  expect(await screen.findByText(t('support_address_failed'))).toBeVisible();
  loginTheme.mockReturnValue({});
  await person.click(screen.getByRole('button', { name: t('retry') }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: t('support_address') })).toBeNull());
});
