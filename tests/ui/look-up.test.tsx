/** Values of the server that are the names of what every object has. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '../../src/services/contract/records/notification.ts';
import { ServiceIcon } from '../../src/ui/landing/service-icon.tsx';
import { pathOf, rowOf } from '../../src/ui/notification/notification-kinds.ts';
import { ProfileState } from '../../src/ui/overview/profile-state.tsx';
import { show } from './support/show.tsx';

/** Notifications of these kinds, as they are decoded. */
const itemsOf = (...kinds: string[]) =>
  notifications.create({ items: kinds.map((kind, at) => ({ name: `N-${at}`, kind })) }).items;

const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

test.each(names)('a notification of the kind “%s” is one of an unknown kind', (kind) => {
  const [item, other] = itemsOf(kind, 'Another kind');
  expect(item && pathOf(item)).toBe('/overview');
  expect(item && rowOf(item)).toBe(other && rowOf(other));
});

test.each(names)('a step of the profile with the key “%s” is left out', async (key) => {
  const profile = () => ({ name: 'P', completeness: 40, completeness_missing: [{ key, weight: 10 }] });
  const { t } = await show({ page: <ProfileState />, answers: { profile } });
  expect(await screen.findByText(t('profile_complete', { percent: '40%' }))).toBeVisible();
  expect(document.body).not.toHaveTextContent(/function|object/);
});

test.each(names)('a service with the icon “%s” has the mark of the network', async (name) => {
  const page = (
    <div data-testid="icons">
      <ServiceIcon name={name} />
      <ServiceIcon name="another" />
    </div>
  );
  await show({ page, answers: {} });
  const [first, second] = screen.getByTestId('icons').children;
  expect(first?.innerHTML).toBe(second?.innerHTML);
});
