/** A field that is added to the candidate's table appears on every screen, and is reviewed, sent, shown and edited. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { addedMessages } from '../support/added-field.ts';
import { renderSignUp, storedSignUp } from './render-sign-up.tsx';
import { recordServices } from './support/record-services.ts';
import { show } from './support/show.tsx';

vi.mock('../../src/services/contract/fields/candidate-fields.ts', async (importOriginal) => {
  const { candidateFields } =
    await importOriginal<typeof import('../../src/services/contract/fields/candidate-fields.ts')>();
  const { website } = await import('../support/added-field.ts');
  return { candidateFields: { ...candidateFields, website } };
});

vi.mock('./support/messages-in.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./support/messages-in.ts')>();
  const { addedMessages: added } = await import('../support/added-field.ts');
  const catalogueIn: typeof original.catalogueIn = (language) => {
    const catalogue = original.catalogueIn(language);
    catalogue.load(language, { website: added[language] });
    return catalogue;
  };
  return { ...original, catalogueIn };
});

test.each(['en', 'ar'] as const)('is shown at its step and in the review, in %s', async (language) => {
  const { user, signUp } = await renderSignUp({ language, signUp: storedSignUp('account') });
  const name = addedMessages[language];
  await user.type(screen.getByLabelText(name), 'https://noor.example');
  expect(signUp.getSnapshot().context.draft).toMatchObject({ website: 'https://noor.example' });
  signUp.send({ type: 'signUp.visit', step: 'review' });
  expect((await screen.findByText(name, { selector: 'dt' })).nextElementSibling).toHaveTextContent(
    'https://noor.example',
  );
});

test('is validated against its limit when it loses the focus', async () => {
  const { user } = await renderSignUp({ signUp: storedSignUp('account') });
  await user.click(screen.getByLabelText(addedMessages.en));
  await user.paste('x'.repeat(201));
  await user.tab();
  expect(await screen.findByText('This is too long')).toBeVisible();
});

test('is shown in the profile, edited there, and sent', async () => {
  const { saved, services } = recordServices();
  const { person } = await show({
    page: <ProfilePage />,
    answers: {
      profile: () => ({ name: 'P1', first_name: 'Noor', last_name: 'Ali', website: 'https://old.example' }),
      fetchedBio: () => ({ name: 'B1' }),
    },
    features: {
      bio: restorable(bioMachine.provide({ actors: services })),
      profileDraft: restorable(profileMachine.provide({ actors: services })),
    },
  });
  const title = 'Personal details';
  expect((await screen.findByText(addedMessages.en)).nextElementSibling).toHaveTextContent('https://old.example');
  await person.click(screen.getByRole('button', { name: `Edit ${title}` }));
  const section = screen.getByRole('heading', { name: title }).closest('section');
  const input = within(section ?? document.body).getByLabelText(addedMessages.en);
  await person.clear(input);
  await person.type(input, 'https://new.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('https://new.example');
  expect(saved).toEqual([
    { fields: { website: 'https://new.example' }, modified: null, language: null, submission: expect.any(String) },
  ]);
});
