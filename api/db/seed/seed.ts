import { eq } from 'drizzle-orm';
import { siteDay } from '../../../src/services/contract/site-time.ts';
import type { Db } from '../db.ts';
import { hashPassword } from '../password.ts';
import { contracts, taxes } from '../schema/contract.ts';
import { coverNotes } from '../schema/cover-note.ts';
import { companies, customers, invoices } from '../schema/invoice.ts';
import { jobRequestCandidates, jobRequests } from '../schema/job-request.ts';
import { contents, lookups } from '../schema/lookup.ts';
import { notificationStates, notifications } from '../schema/notification.ts';
import { completedTasks } from '../schema/page-view.ts';
import { bios, profiles } from '../schema/profile.ts';
import { users } from '../schema/session.ts';
import { companyRows } from './companies.ts';
import { landingPage } from './contents/landing-page.ts';
import { loginTheme } from './contents/login-theme.ts';
import { translationText } from './contents/translation-text.ts';
import { coverNoteRows } from './history/cover-notes.ts';
import { customerRows } from './history/customers.ts';
import { historyOf } from './history/history.ts';
import { taxRows } from './history/taxes.ts';
import { fieldRows } from './lookups/fields-of-work.ts';
import { placeRows } from './lookups/places.ts';
import { serviceRows } from './lookups/services.ts';
import { skillRows } from './lookups/skills.ts';
import { termRows } from './lookups/terms.ts';
import { updateReferenceData } from './update-reference-data.ts';

/** Fills an empty database with the reference data, once, and updates that of an earlier release. */
export async function seedReferenceData(db: Db, now: Date): Promise<void> {
  // also in a database of version 0.2.0, which has the other reference data
  await once(db, 'companies', now, async (tx) => void (await tx.insert(companies).values([...companyRows])));
  await once(db, 'seed', now, async (tx) => {
    await tx.insert(lookups).values([...termRows, ...fieldRows, ...placeRows, ...skillRows, ...serviceRows]);
    await tx.insert(contents).values([
      { name: 'landing_page', content: landingPage },
      { name: 'login_theme', content: loginTheme },
      { name: 'translation_text', content: translationText },
    ]);
    await tx.insert(taxes).values(taxRows);
  });
  await once(db, 'reference 0.3.0', now, updateReferenceData);
}

/** Adds the demo accounts with their history, once. */
export async function seedDemoData(db: Db, now: Date): Promise<void> {
  await once(db, 'customers', now, async (tx) => void (await tx.insert(customers).values(customerRows())));
  await db.delete(completedTasks).where(eq(completedTasks.name, 'demo closed' satisfies Task));
  if (await isDone(db, 'demo')) return;
  const history = historyOf(now);
  const accounts = await Promise.all(
    history.accounts.map(async ({ email, password }) => ({ email, password_hash: await hashPassword(password) })),
  );
  await db.transaction(async (tx) => {
    await tx.insert(completedTasks).values({ name: 'demo', done_on: siteDay(now) });
    // releases before 0.2.0 added them together with the reference data
    const added = await tx.insert(users).values(accounts).onConflictDoNothing().returning();
    if (added.length < accounts.length) return;
    await tx.insert(profiles).values(history.profiles);
    await tx.insert(bios).values(history.bios);
    await tx.insert(jobRequests).values(history.jobRequests);
    await tx.insert(jobRequestCandidates).values(history.jobRequestCandidates);
    await tx.insert(contracts).values(history.contracts);
    await tx.insert(invoices).values(history.invoices);
    await tx.insert(coverNotes).values(history.accounts.slice(0, 1).flatMap(({ email }) => coverNoteRows(email, now)));
    await tx.insert(notifications).values(history.notifications);
    await tx
      .insert(notificationStates)
      .values(history.accounts.map(({ email }) => ({ user: email, version: history.notifications.length })));
  });
}

/** Runs a task and stores that it is completed, in one transaction, unless it is completed already. */
export async function once(db: Db, task: Task, now: Date, run: (tx: Db) => Promise<void>): Promise<void> {
  if (await isDone(db, task)) return;
  await db.transaction(async (tx) => {
    await run(tx);
    await tx.insert(completedTasks).values({ name: task, done_on: siteDay(now) });
  });
}

type Task = 'seed' | 'demo' | 'demo closed' | 'companies' | 'customers' | 'reference 0.3.0' | 'photo metadata';

export async function isDone(db: Db, task: Task): Promise<boolean> {
  const done = await db.select().from(completedTasks).where(eq(completedTasks.name, task));
  return done.length > 0;
}
