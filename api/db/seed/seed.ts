import { siteDay } from '../../../src/services/contract/site-time.ts';
import type { Db } from '../db.ts';
import { hashPassword } from '../password.ts';
import { contracts, taxes } from '../schema/contract.ts';
import { invoices } from '../schema/invoice.ts';
import { jobRequestCandidates, jobRequests } from '../schema/job-request.ts';
import { contents, lookups } from '../schema/lookup.ts';
import { completedTasks } from '../schema/page-view.ts';
import { bios, profiles } from '../schema/profile.ts';
import { users } from '../schema/session.ts';
import { landingPage } from './contents/landing-page.ts';
import { loginTheme } from './contents/login-theme.ts';
import { translationText } from './contents/translation-text.ts';
import { historyOf } from './history/history.ts';
import { fieldRows } from './lookups/fields-of-work.ts';
import { placeRows } from './lookups/places.ts';
import { serviceRows } from './lookups/services.ts';
import { skillRows } from './lookups/skills.ts';
import { termRows } from './lookups/terms.ts';

const seedTask = 'seed';

export async function isSeeded(db: Db): Promise<boolean> {
  const done = await db.select().from(completedTasks);
  return done.some(({ name }) => name === seedTask);
}

/** Fills an empty database with the reference data and the demo accounts, in one transaction. */
export async function seed(db: Db, now: Date): Promise<void> {
  const history = historyOf(now);
  const accounts = await Promise.all(
    history.accounts.map(async ({ email, password }) => ({ email, password_hash: await hashPassword(password) })),
  );
  await db.transaction(async (tx) => {
    await tx.insert(lookups).values([...termRows, ...fieldRows, ...placeRows, ...skillRows, ...serviceRows]);
    await tx.insert(contents).values([
      { name: 'landing_page', content: landingPage },
      { name: 'login_theme', content: loginTheme },
      { name: 'translation_text', content: translationText },
    ]);
    await tx.insert(users).values(accounts);
    await tx.insert(profiles).values(history.profiles);
    await tx.insert(bios).values(history.bios);
    await tx.insert(jobRequests).values(history.jobRequests);
    await tx.insert(jobRequestCandidates).values(history.jobRequestCandidates);
    await tx.insert(taxes).values(history.taxes);
    await tx.insert(contracts).values(history.contracts);
    await tx.insert(invoices).values(history.invoices);
    await tx.insert(completedTasks).values({ name: seedTask, done_on: siteDay(now) });
  });
}
