import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Header } from '../../src/ui/shell/header.tsx';
import { show } from './support/show.tsx';

const open = (isVisitor: boolean) =>
  show({ page: <Header isOverHero={false} onCommands={() => undefined} />, answers: {}, isVisitor });
const header = () => within(screen.getByRole('banner'));

test('a logged-in user finds the records, the notifications and the way out', async () => {
  const { t } = await open(false);
  expect(await header().findByRole('link', { name: t('notifications') })).toHaveAttribute('href', '/notifications');
  const menu = within(header().getByRole('navigation', { name: t('main_menu') }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/account-view', '/job-request-list', '/contract', '/invoice', '/account'],
  ]);
  expect(header().getByRole('link', { name: t('sg_network') })).toHaveAttribute('href', '/overview');
  expect(header().getByRole('button', { name: t('log_out') })).toBeVisible();
  expect(header().queryByRole('link', { name: t('login') })).toBeNull();
});

test('a visitor finds the sections of the landing page, the login and the sign-up', async () => {
  const loggedIn = await open(false);
  await header().findByRole('link', { name: loggedIn.t('notifications') }); // its code is loaded now
  loggedIn.unmount();
  const { t } = await open(true);
  expect(header().getByRole('link', { name: t('login') })).toHaveAttribute('href', '/login');
  expect(header().getByRole('button', { name: t('signup') })).toBeVisible();
  expect(header().getByRole('link', { name: t('section_services') })).toHaveAttribute('href', '/#services');
  expect(header().getByRole('link', { name: t('sg_network') })).toHaveAttribute('href', '/');
  for (const name of [t('notifications'), t('invoice')]) expect(header().queryByRole('link', { name })).toBeNull();
  expect(header().queryByRole('button', { name: t('log_out') })).toBeNull();
});
