import { eq } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { addCandidate } from '../account/add-candidate.ts';
import { inPasswordQueue } from '../account/check-password.ts';
import { readSignUp } from '../account/read-sign-up.ts';
import type { Db } from '../db/db.ts';
import { hashPassword, isPassword } from '../db/password.ts';
import type { CvReference } from '../db/schema/rows.ts';
import { users } from '../db/schema/session.ts';
import { claimUploadedFile, findUploadedFile } from '../files/uploaded-file.ts';
import { readJson } from '../http/body.ts';
import { hashOf } from '../http/caller.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { throwIfInvalid } from '../http/form.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import { limitProbes, limitVisitor } from '../http/visitor.ts';
import { addMessage } from '../mail/outbox.ts';
import { openSession, resumeSession } from './auth.ts';

/**
 * Creates a candidate's account from the sign-up form and signs in. Repeated with the same `submission` and password, it
 * signs in to the account that it created, so that a client without a reply may repeat it.
 */
export const registerCandidate: Handler<'registerCandidate'> = async (request) => {
  const { deps, context, language } = request;
  await limitVisitor(context, deps);
  const now = deps.now();
  const posted = await readSignUp(await readJson(request), deps.db, language, now);
  const { user, secret, submission, agreedTo } = posted.account;
  const cv = await findCv(posted.cv, deps.db, now);
  const isGone = posted.cv !== null && cv === null;
  // after the CV: a simultaneous request with the same submission claims the CV when it creates the account
  const resumed = await resumeSubmission(request, submission, secret);
  if (resumed !== null) return resumed;
  throwIfInvalid(isGone ? [...posted.fieldErrors, fieldError('upload_cv', 'fileGone')] : posted.fieldErrors);
  await limitProbes(context, deps, user);
  const password_hash = await inPasswordQueue(context, deps, () => hashPassword(secret));
  const account = {
    email: user,
    password_hash,
    submission_hash: hashed(submission),
    agreed_to: agreedTo,
    agreed_at: agreedTo === null ? null : now,
  };
  const added = await deps.db.transaction(async (tx) => {
    if (!(await addCandidate(tx, { posted, account, language, cv, isVerified: false }, now))) return null;
    if (cv !== null) await claimUploadedFile(tx, cv.name, user, 'upload_cv');
    if (deps.mail.mode !== 'off') await addMessage(tx, { user, purpose: 'verify', language }, now);
    return { access_token: await openSession(context, deps, tx, user), user };
  });
  if (added !== null) {
    deps.mail.wake();
    return added;
  }
  const twin = await resumeSubmission(request, submission, secret);
  if (twin === null) throw taken();
  return twin;
};

/** Signs in to the account that this submission created, if the password is that of the account. */
async function resumeSubmission({ deps, context }: RequestContext, submission: string | null, secret: string) {
  if (submission === null) return null;
  const [found] = await deps.db
    .select()
    .from(users)
    .where(eq(users.submission_hash, hashOf(submission)));
  if (found === undefined) return null;
  const isOwner = await inPasswordQueue(context, deps, () => isPassword(secret, found.password_hash));
  const access_token = isOwner ? await resumeSession(context, deps, found) : null;
  return access_token === null ? null : { access_token, user: found.email };
}

const hashed = (submission: string | null): string | null => submission && hashOf(submission);

async function findCv(name: string | null, db: Db, now: Date): Promise<CvReference | null> {
  const found = name === null ? null : await findUploadedFile(db, name, 'document', { user: null, now });
  return found && { ...found, file_url: null, is_private: 1, uploaded_on: siteTime(now) };
}

const taken = () =>
  new HttpError(409, 'DuplicateEntryError', {
    text: { en: 'There is already an account with this email address.', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني.' },
    fieldname: 'usr',
  });
