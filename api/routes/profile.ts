import { eq } from 'drizzle-orm';
import { say, sayText } from '../bilingual.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import { type Answer, personal } from '../wire/asked.ts';
import { noSuchDocument } from '../wire/refusals.ts';
import { withoutNulls } from '../wire/reply.ts';
import { completenessOf } from './completeness.ts';
import { addressed } from './own-file.ts';

/** Who the candidate is, how complete that is, and on what terms they work. */
export const getProfile: Answer = personal(async ({ deps, language }, user) => {
  const [found] = await deps.db
    .select()
    .from(profiles)
    .innerJoin(bios, eq(bios.user, profiles.user))
    .where(eq(profiles.user, user));
  if (found === undefined) throw noSuchDocument();
  const { profiles: profile, bios: bio } = found;
  const { percent, missing } = completenessOf(profile, bio);
  const whole = {
    ...profile,
    full_name: `${sayText(profile.first_name, language)} ${sayText(profile.last_name, language)}`,
    email: profile.user,
    photo_url: bio.photo_url,
    upload_cv: profile.upload_cv && addressed(profile.upload_cv),
    completeness: percent,
    completeness_missing: missing,
  };
  return withoutNulls(say(whole, language));
});

/** What the candidate says of themselves. */
export const getBio: Answer = personal(async ({ deps, language }, user) => {
  const [bio] = await deps.db.select().from(bios).where(eq(bios.user, user));
  if (bio === undefined) throw noSuchDocument();
  return withoutNulls(say(bio, language));
});
