/** The link by which a candidate shows the profile to people without an account, and what they see. */
import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { sharingForms } from '../../src/services/contract/fields/sharing-forms.ts';
import { sharedPart } from '../../src/services/contract/rules/sharing-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize, localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { writeIfPossible } from '../db/read-only.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import { profileLinks } from '../db/schema/profile-link.ts';
import { readJson } from '../http/body.ts';
import { readValid } from '../http/form.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';
import { runOnce } from '../record/run-once.ts';

/** The candidate's own link, or nulls where there is none. */
export const getProfileLink: Handler<'getProfileLink'> = personal(({ deps }, user) => profileLinkOf(deps.db, user));

/** Creates a link. A candidate who has one gets it again. */
export const createProfileLink: Handler<'createProfileLink'> = personal(async (request, user) => {
  const { deps } = request;
  const body = await readJson(request);
  return runOnce(deps, { user, call: 'createProfileLink', body }, async (tx) => {
    const token = randomBytes(tokenBytes).toString('base64url');
    await tx.insert(profileLinks).values({ user, token, created_at: deps.now() }).onConflictDoNothing();
    return profileLinkOf(tx, user);
  });
});

/** Revokes the link with the token. Repeated, it changes nothing. */
export const revokeProfileLink: Handler<'revokeProfileLink'> = personal(async (request, user) => {
  const token = textIn(readValid(sharingForms.revokeProfileLink, await readJson(request)), 'token');
  const { db } = request.deps;
  await db.delete(profileLinks).where(and(eq(profileLinks.user, user), eq(profileLinks.token, token)));
  return profileLinkOf(db, user);
});

/** What the candidate shares, for anyone who has the link; nothing while the profile is suspended. */
export const getSharedProfile: Handler<'getSharedProfile'> = async ({ deps, context, language, query }) => {
  await writeIfPossible(() => limitVisitor(context, deps, 'link'));
  context.header('X-Robots-Tag', 'noindex');
  const token = query('token');
  if (!tokenPattern.test(token)) throw linkRevoked();
  const [found] = await deps.db
    .select()
    .from(profileLinks)
    .innerJoin(profiles, eq(profiles.user, profileLinks.user))
    .innerJoin(bios, eq(bios.user, profileLinks.user))
    .where(and(eq(profileLinks.token, token), ne(profiles.status, 'Suspended')));
  if (found === undefined) throw linkRevoked();
  const { first_name, last_name } = found.profiles;
  const full_name = `${localizeText(first_name, language)} ${localizeText(last_name, language)}`;
  return localize(sharedPart({ ...found.profiles, ...found.bios, full_name }), language);
};

/** The token of a candidate's link, and since when it exists. */
export async function profileLinkOf(db: Db, user: string) {
  const [link] = await db.select().from(profileLinks).where(eq(profileLinks.user, user));
  return { token: link?.token ?? null, created_on: link ? siteTime(link.created_at) : null };
}

const tokenBytes = 24;
const tokenPattern = /^[\w-]{32}$/;

const linkRevoked = () =>
  new HttpError(404, 'DoesNotExistError', {
    text: {
      en: 'This link does not lead to a profile. It may have been revoked.',
      ar: 'لا يؤدي هذا الرابط إلى ملف شخصي، وقد يكون أُلغي.',
    },
  });
