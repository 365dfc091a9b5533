import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordActors } from '../../src/services/contract/fields/draft-forms.ts';
import { profile as profileRecord } from '../../src/services/contract/records/profile.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { paths } from '../../src/ui/paths.ts';
import { ProfileNext } from '../../src/ui/profile/profile-next.tsx';
import { usePathname } from '../../src/ui/router.tsx';
import { show } from './support/show.tsx';

const Address = () => <output>{usePathname()}</output>;

test.each([
  ['bio', 'bio', 'about'],
  ['professional_experience', 'profile', 'experience'],
  ['technical_skills', 'bio', 'skills'],
  ['skill_levels', 'bio', 'skills'],
  ['academic_background', 'profile', 'education'],
  ['upload_cv', 'profile', 'cv'],
  ['hourly_rates', 'profile', 'terms'],
  ['language', 'bio', 'languages'],
  ['certifications', 'bio', 'certifications'],
  ['phone_no', 'profile', 'who'],
  ['photo_url', 'bio', 'photo'],
] as const)('the missing %s leads to its form on the profile', async (key, record, section) => {
  const person = profileRecord.create({ name: 'P1', completeness: 80, completeness_missing: [{ key, weight: 5 }] });
  const { app, person: user } = await show({
    page: (
      <>
        <ProfileNext person={person} />
        <Address />
      </>
    ),
    path: paths.welcome,
    answers: { fetchedBio: () => ({ name: 'B1' }) },
  });
  await user.click(await screen.findByRole('button', { name: /: \+5%$/ }));
  expect(actorOf(app, recordActors[record]).getSnapshot().context.section).toBe(section);
  expect(screen.getByText(paths.profile)).toBeVisible();
});
