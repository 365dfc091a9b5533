/** The templates of cover notes that a candidate has saved. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { coverNoteForms, isSameTitle, maxCoverNotes } from '../../src/services/contract/fields/cover-note-forms.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { coverNotes } from '../db/schema/cover-note.ts';
import { users } from '../db/schema/session.ts';
import { readJson } from '../http/body.ts';
import { fieldError, tooManyError } from '../http/field-error-texts.ts';
import { readValid } from '../http/form.ts';
import { invalid, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { runOnce } from '../record/run-once.ts';

/** The templates of a person, by title. */
export const coverNotesOf = (db: Db, user: string) =>
  db
    .select({
      name: coverNotes.name,
      title: coverNotes.title,
      note: coverNotes.note,
      modified: coverNotes.modified,
    })
    .from(coverNotes)
    .where(eq(coverNotes.user, user))
    .orderBy(asc(coverNotes.title));

export const getCoverNotes: Handler<'getCoverNotes'> = personal(({ deps }, user) => coverNotesOf(deps.db, user));

/** Adds a template, or replaces the one with the name. Titles differ. */
export const saveCoverNote: Handler<'saveCoverNote'> = personal(async (request, user) => {
  const { deps } = request;
  const body = await readJson(request);
  const draft = readValid(coverNoteForms.saveCoverNote, body);
  const name = textIn(draft, 'name');
  const values = { title: textIn(draft, 'title').trim(), note: textIn(draft, 'note').trim() };
  await runOnce(deps, { user, call: 'saveCoverNote', body }, async (tx) => {
    // so that simultaneous requests of one person count each other's templates; the key of the row is locked by the
    // submission of each, for which `update` would wait
    await tx.select({ email: users.email }).from(users).where(eq(users.email, user)).for('no key update');
    const existing = await coverNotesOf(tx, user);
    if (name !== '' && !existing.some((each) => each.name === name)) throw noSuchDocument();
    if (existing.some((each) => each.name !== name && isSameTitle(each.title, values.title)))
      throw invalid([fieldError('title', 'chosenTwice')]);
    if (name === '' && existing.length >= maxCoverNotes) throw invalid([tooManyError('title', maxCoverNotes)]);
    const stored = { ...values, modified: siteTime(deps.now()) };
    if (name === '') await tx.insert(coverNotes).values({ name: newName(), user, ...stored });
    else await tx.update(coverNotes).set(stored).where(isTheirs(user, name));
    return {};
  });
  return coverNotesOf(deps.db, user);
});

/** Deletes a template; one that no longer exists is deleted already. */
export const deleteCoverNote: Handler<'deleteCoverNote'> = personal(async (request, user) => {
  const body = await readJson(request);
  const name = textIn(readValid(coverNoteForms.deleteCoverNote, body), 'name');
  await runOnce(request.deps, { user, call: 'deleteCoverNote', body }, async (tx) => {
    await tx.delete(coverNotes).where(isTheirs(user, name));
    return {};
  });
  return coverNotesOf(request.deps.db, user);
});

const isTheirs = (user: string, name: string) => and(eq(coverNotes.user, user), eq(coverNotes.name, name));

const newName = (): string => randomBytes(12).toString('base64url');
