import { eq } from 'drizzle-orm';
import { profileFieldsByDetail, recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import type { CvReference, DetailRow } from '../db/schema/rows.ts';
import { claimUploadedFile, deleteUploadedFile, findUploadedFile, type UploadedFile } from '../files/uploaded-file.ts';
import { readJson } from '../http/body.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { throwIfInvalid } from '../http/form.ts';
import type { FieldError } from '../http/http-error.ts';
import { noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { checkModified } from '../record/check-modified.ts';
import { completenessOf } from '../record/completeness.ts';
import { unknownChoices } from '../record/record-choices.ts';
import { columnValues, languageOfTexts, readPosted } from '../record/record-fields.ts';
import { runOnce } from '../record/run-once.ts';

/** Stores the posted fields of the profile. With `modified`, only when that is still the stored version. */
export const saveProfile: Handler<'saveProfile'> = personal(async (request, user) => {
  const { deps } = request;
  const body = await readJson(request);
  const language = languageOfTexts(body, request);
  const now = deps.now();
  return runOnce(deps, { user, call: 'saveProfile', body }, async (tx) => {
    const [bio] = await tx.select().from(bios).where(eq(bios.user, user));
    const [old] = await tx.select().from(profiles).where(eq(profiles.user, user)).for('update');
    if (bio === undefined || old === undefined) throw noSuchDocument();
    checkModified(body.modified, old.modified);
    const { values, fieldErrors } = readPosted('profile', body, old, language, now);
    const cv =
      typeof values.upload_cv === 'string'
        ? await findUploadedFile(tx, values.upload_cv, 'document', { user, now })
        : null;
    const isGone = typeof values.upload_cv === 'string' && cv === null;
    const found: FieldError[] = [
      ...fieldErrors,
      ...(await unknownChoices(tx, recordForms.profile, values, old)),
      ...(isGone ? [cvGone] : []),
    ];
    throwIfInvalid(found);
    if ('upload_cv' in values) await replaceCv(tx, { old: old.upload_cv, cv }, { owner: user, now });
    const changes = {
      ...columnValues(recordForms.profile, values, old, language),
      ...availabilityIn(body, { ...old, ...values }, siteTime(now)),
      ...('upload_cv' in values && { upload_cv: referenceTo(cv, siteTime(now)) }),
      candidate_details: detailsWith(old.candidate_details, values),
      modified: siteTime(now),
      modified_by: user,
    };
    const [profile] = await tx.update(profiles).set(changes).where(eq(profiles.user, user)).returning();
    if (profile === undefined) throw noSuchDocument();
    const { percent } = completenessOf(profile, bio);
    return { name: profile.name, modified: profile.modified, completeness: { percent } };
  });
});

type Values = Readonly<Record<string, unknown>>;

const cvGone: FieldError = fieldError('upload_cv', 'fileGone');

/** Posting the availability also confirms it, changed or not. Only the status `Available From` has a date. */
function availabilityIn(body: Values, { availability_status }: Values, time: string): object {
  if (!('availability_status' in body) && !('available_from' in body)) return {};
  const isLater = availability_status === 'Available From';
  return { availability_confirmed_on: time, ...(!isLater && { available_from: null }) };
}

interface Cvs {
  readonly old: CvReference | null;
  readonly cv: UploadedFile | null;
}

async function replaceCv(db: Db, { old, cv }: Cvs, { owner, now }: { owner: string; now: Date }): Promise<void> {
  if (cv !== null) await claimUploadedFile(db, cv.name, owner, 'upload_cv');
  if (old !== null) await deleteUploadedFile(db, old.name, { owner, now });
}

const referenceTo = (cv: UploadedFile | null, time: string): CvReference | null =>
  cv && { ...cv, file_url: null, is_private: 1, uploaded_on: time };

/** The details of the sign-up, updated with the fields of the profile that correspond to them. */
function detailsWith(old: readonly DetailRow[], values: Values): DetailRow[] {
  return Object.entries(profileFieldsByDetail).reduce<DetailRow[]>(
    (rows, [type, field]) => {
      if (!(field in values)) return rows;
      const chosen = [values[field]].flat().filter((value) => typeof value === 'string');
      const added = chosen.map((value, at) => ({ name: `${type}-${at + 1}`, detail_type: type, value, note: null }));
      return [...rows.filter(({ detail_type }) => detail_type !== type), ...added];
    },
    [...old],
  );
}
