import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { CallName } from '../../src/services/contract/calls.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { requestNameForm, submissionForm } from '../../src/services/contract/fields/response-forms.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import type { Db } from '../db/db.ts';
import { runTransaction } from '../db/deadlock.ts';
import { submissions } from '../db/schema/submission.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../http/caller.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { readValid } from '../http/form.ts';
import { invalid } from '../http/http-errors.ts';

interface Submission {
  readonly user: string;
  readonly call: CallName;
  readonly body: Record<string, unknown>;
}

/**
 * Runs a change in a transaction, once for each `submission` of the body: repeated with the same one, it returns the
 * first reply, so that a client without a reply may repeat it. Sent for another record, it is rejected. A change that
 * fails stores no submission. The reply is stored, so it must be small. `change` may run again after a deadlock, so it
 * must change nothing but the database.
 */
export async function runOnce<Reply extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, call, body }: Submission,
  change: (tx: Db) => Promise<Reply>,
): Promise<Reply> {
  const submission = textIn(readValid(submissionForm, body), 'submission');
  return runTransaction(db, async (tx) => {
    if (submission === '') return change(tx);
    const created_at = now();
    const key = { user, call, submission_hash: hashOf(submission) };
    const isThis = and(
      eq(submissions.user, user),
      eq(submissions.call, call),
      eq(submissions.submission_hash, key.submission_hash),
    );
    // of those that stay beside the new one
    const oldest = tx
      .select({ created_at: submissions.created_at })
      .from(submissions)
      .where(eq(submissions.user, user))
      .orderBy(desc(submissions.created_at))
      .offset(maxStored - 2)
      .limit(1);
    const isOld = or(
      lt(submissions.created_at, new Date(created_at.getTime() - retention)),
      lt(submissions.created_at, sql`(${oldest})`),
    );
    await tx.delete(submissions).where(and(eq(submissions.user, user), isOld));
    // waits for a simultaneous request with the same submission
    const [added] = await tx
      .insert(submissions)
      .values({ ...key, created_at })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) {
      const [first] = await tx.select({ reply: submissions.reply }).from(submissions).where(isThis);
      const reply = first?.reply as Reply; // stored below, in the same transaction as the submission
      if (isOfOther(reply, body)) throw invalid([fieldError('submission', 'usedBefore')]);
      return reply;
    }
    const reply = await change(tx);
    await tx.update(submissions).set({ reply }).where(isThis);
    return reply;
  });
}

/** Whether a reply names another record than a body: it would report a change that was not made. */
function isOfOther(reply: object, body: Record<string, unknown>): boolean {
  const name = textIn(draftFrom(requestNameForm, body), 'name');
  return name !== '' && 'name' in reply && reply.name !== name;
}

/** Per person. A client repeats its latest changes only. */
export const maxStored = 500;

/** Milliseconds for which a repetition is recognised. */
const retention = 30 * 24 * 60 * 60 * 1000;
