/** Tests of what the browser may fill in for a person. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { show } from './support/show.tsx';

test('the personal details are those that the browser knows of the person', async () => {
  const answers = { profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) };
  const { t, person } = await show({ page: <ProfilePage />, answers });
  await person.click(await screen.findByRole('button', { name: 'Edit Personal details' }));
  const filled = { first_name: 'given-name', last_name: 'family-name', country: 'country', city: 'address-level2' };
  for (const [id, autocomplete] of Object.entries(filled))
    expect(screen.getByLabelText(t(id as keyof typeof filled))).toHaveAttribute('autocomplete', autocomplete);
});
