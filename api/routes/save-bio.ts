import { eq } from 'drizzle-orm';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import { photoPath } from '../../src/services/contract/fields/file-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import { claimUploadedFile, deleteUploadedFile, findUploadedFile } from '../files/uploaded-file.ts';
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

/** Stores the posted fields of the bio. With `modified`, only when that is still the stored version. */
export const saveBio: Handler<'saveBio'> = personal(async (request, user) => {
  const { deps } = request;
  const body = await readJson(request);
  const language = languageOfTexts(body, request);
  const now = deps.now();
  return runOnce(deps, { user, call: 'saveBio', body }, async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.user, user));
    const [old] = await tx.select().from(bios).where(eq(bios.user, user)).for('update');
    if (profile === undefined || old === undefined) throw noSuchDocument();
    checkModified(body.modified, old.modified);
    const { values, fieldErrors } = readPosted('bio', body, old, language, now);
    const photo = photoIn(values);
    const found = [
      ...fieldErrors,
      ...(await unknownChoices(tx, recordForms.bio, values, old)),
      ...(photo ? await photoFieldErrors(tx, photo, { user, now }) : []),
    ];
    throwIfInvalid(found);
    if (photo) await claimUploadedFile(tx, nameIn(photo), user, 'photo_url');
    if ('photo_url' in values) await deleteUploadedFile(tx, nameIn(old.photo_url), { owner: user, now });
    const columns = columnValues(recordForms.bio, values, old, language);
    const changes = { ...columns, modified: siteTime(now), modified_by: user };
    const [bio] = await tx.update(bios).set(changes).where(eq(bios.user, user)).returning();
    if (bio === undefined) throw noSuchDocument();
    const { percent } = completenessOf(profile, bio);
    return { name: bio.name, modified: bio.modified, completeness: { percent } };
  });
});

const photoIn = ({ photo_url }: Readonly<Record<string, unknown>>): string | null =>
  typeof photo_url === 'string' ? photo_url : null;

/** The photo must have been uploaded here, and must be unclaimed. */
async function photoFieldErrors(db: Db, address: string, claim: { user: string; now: Date }): Promise<FieldError[]> {
  const isOurs = address.startsWith(photoPath);
  if (isOurs && (await findUploadedFile(db, nameIn(address), 'photo', claim))) return [];
  return [fieldError('photo_url', isOurs ? 'fileGone' : 'invalidChoice')];
}

const nameIn = (address: string | null): string => address?.replace(photoPath, '').slice(0, maxLineLength) ?? '';
