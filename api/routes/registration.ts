import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { email, given, password, phone } from '../../src/services/contract/forms.ts';
import type { Language } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { hashPassword } from '../db/password.ts';
import { lookups } from '../db/schema/lookup.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import { uploads } from '../db/schema/registration.ts';
import type { CvReference } from '../db/schema/rows.ts';
import { users } from '../db/schema/session.ts';
import type { Answer } from '../wire/asked.ts';
import { readJson } from '../wire/body.ts';
import { complaintTexts, Form } from '../wire/form.ts';
import { Refusal } from '../wire/refusal.ts';
import { invalid } from '../wire/refusals.ts';
import { siteTime } from '../wire/site-time.ts';
import { limitVisitor } from '../wire/visitor.ts';
import { readAcademic, readDetail, readExperience } from './candidate-rows.ts';
import { openSession } from './session.ts';

/** Opens a candidate's account with the sign-up form, and signs them in. */
export const registerCandidate: Answer = async ({ deps, context, language }) => {
  limitVisitor(context, deps);
  const form = new Form(await readJson(context));
  const user = form.given('usr', email).trim().toLowerCase();
  const secret = form.given('password', password);
  const candidate = { ...readCandidate(form, language), ...(await readChoices(form, deps.db)) };
  const now = deps.now();
  const cv = await findCv(form, deps.db, now);
  form.settle();
  const password_hash = await hashPassword(secret);
  return deps.db.transaction(async (tx) => {
    const added = await tx.insert(users).values({ email: user, password_hash }).onConflictDoNothing().returning();
    if (added.length === 0) throw taken();
    const time = siteTime(now);
    const document = { owner: user, creation: time, modified: time, modified_by: user, user };
    await tx
      .insert(profiles)
      .values({ ...document, ...candidate, name: `PROFILE-${user}`.slice(0, 140), upload_cv: cv });
    await tx.insert(bios).values({
      ...document,
      name: `BIO-${user}`.slice(0, 140),
      technical_skills: [],
      certifications: [],
      language: [],
    });
    if (cv !== null) await takeCv(tx, cv.name, user);
    return { access_token: await openSession(context, deps, tx, user), user };
  });
};

function readCandidate(form: Form, language: Language) {
  const details = form.rows('candidate_details', readDetail);
  const valuesOf = (type: string): string[] =>
    details.flatMap(({ detail_type, value }) => (detail_type === type && value !== null ? [value] : []));
  return {
    first_name: { [language]: form.given('first_name', given()).trim() },
    last_name: { [language]: form.given('last_name', given()).trim() },
    phone_no: form.given('phone_no', phone).trim() || null,
    preferred_language: language,
    availability_status: 'Available',
    status: 'Submitted',
    hourly_rates: form.amount('hourly_rates'),
    quantity: form.amount('quantity'),
    preferences: form.texts('preferences'),
    years_of_experience: valuesOf('years_of_experience')[0] ?? null,
    industries: valuesOf('industry'),
    service_lines: valuesOf('service_line'),
    regions: valuesOf('region'),
    academic_background: form.rows('academic_background', readAcademic),
    professional_experience: form.rows('professional_experience', readExperience),
    candidate_details: details,
  };
}

async function readChoices(form: Form, db: Db) {
  const currency = form.text('currency') ?? 'SAR';
  const price_basis = form.text('price_basis') ?? 'Hourly';
  const known = await db
    .select({ list: lookups.list, name: lookups.name })
    .from(lookups)
    .where(and(inArray(lookups.list, ['currency', 'price_basis']), inArray(lookups.name, [currency, price_basis])));
  for (const [list, name] of Object.entries({ currency, price_basis }))
    if (!known.some((row) => row.list === list && row.name === name)) form.complain(list, 'invalidChoice');
  return { currency, price_basis };
}

async function findCv(form: Form, db: Db, now: Date): Promise<CvReference | null> {
  const name = form.text('upload_cv');
  if (name === null) return null;
  const [found] = await db
    .select({ name: uploads.name, file_name: uploads.file_name, file_size: uploads.file_size })
    .from(uploads)
    .where(and(eq(uploads.name, name), gt(uploads.expires_at, now)));
  if (found === undefined) return form.complain('upload_cv', 'fileGone');
  return { ...found, file_url: null, is_private: 1, uploaded_on: siteTime(now) };
}

/** An upload goes to one registration; it no longer expires then. */
async function takeCv(db: Db, name: string, owner: string): Promise<void> {
  const taken = await db
    .update(uploads)
    .set({ owner, expires_at: null })
    .where(and(eq(uploads.name, name), isNull(uploads.owner)))
    .returning({ name: uploads.name });
  if (taken.length === 0) throw invalid([{ fieldname: 'upload_cv', text: complaintTexts.fileGone }]);
}

const taken = () =>
  new Refusal(409, 'DuplicateEntryError', {
    text: { en: 'There is already an account with this email address.', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني.' },
    fieldname: 'usr',
  });
