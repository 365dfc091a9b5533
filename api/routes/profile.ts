import { eq } from 'drizzle-orm';
import { localize, localizeText } from '../bilingual.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import { withFileUrl } from '../files/own-file.ts';
import { noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { completenessOf } from '../record/completeness.ts';
import { inboxUrl } from './dev-mail.ts';

/** The candidate's profile, with its completeness. */
export const getProfile: Handler<'getProfile'> = personal(async ({ deps, language }, user) => {
  const [found] = await deps.db
    .select()
    .from(profiles)
    .innerJoin(bios, eq(bios.user, profiles.user))
    .where(eq(profiles.user, user));
  if (found === undefined) throw noSuchDocument();
  const { profiles: profile, bios: bio } = found;
  const { percent, missing } = completenessOf(profile, bio);
  const document = {
    ...profile,
    full_name: `${localizeText(profile.first_name, language)} ${localizeText(profile.last_name, language)}`,
    email: profile.user,
    inbox_url: profile.email_verified === 1 ? null : inboxUrl(deps),
    photo_url: bio.photo_url,
    upload_cv: profile.upload_cv && withFileUrl(profile.upload_cv),
    completeness: percent,
    completeness_missing: missing,
    language_abbr: language,
  };
  return localize(document, language);
});

/** The candidate's bio. */
export const getBio: Handler<'getBio'> = personal(async ({ deps, language }, user) => {
  const [bio] = await deps.db.select().from(bios).where(eq(bios.user, user));
  if (bio === undefined) throw noSuchDocument();
  return { ...localize(bio, language), language_abbr: language };
});
