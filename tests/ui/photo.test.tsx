import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from '../../src/ui/profile/photo.tsx';
import { show } from './support/show.tsx';

const person = { first_name: 'Noura', last_name: 'Saleh', full_name: 'Noura Saleh' };
const open = (photo_url: string | null) => show({ page: <Photo person={{ ...person, photo_url }} />, answers: {} });
const image = () => document.querySelector('img');

test.each(['/files/noura.png', 'https://files.example/noura.png', 'data:image/png;base64,iVBORw0KGgo='])(
  'shows %s, and the initials once it cannot be loaded',
  async (address) => {
    await open(address);
    expect(image()).toHaveAttribute('src', address);
    expect(screen.queryByText('NS')).toBeNull();
    fireEvent.error(image() as Element);
    expect(image()).toBeNull();
    expect(screen.getByText('NS')).toBeVisible();
  },
);

test.each([
  null,
  'javascript:alert(1)',
  '//files.example/noura.png',
  'data:text/html,noura',
  'data:image/svg+xml,noura',
])('shows the initials instead of %s', async (address) => {
  await open(address);
  expect(image()).toBeNull();
  expect(screen.getByText('NS')).toBeVisible();
});
