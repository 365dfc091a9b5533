import { eq } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { completedTasks } from '../db/schema/page-view.ts';
import type { Act } from './acts.ts';
import { end, invoice, pay, review, sign } from './contract-acts.ts';
import { approve } from './network-acts.ts';
import { award, shortlist } from './quotation-acts.ts';

export interface DemoClients {
  readonly db: Db;
  readonly now: () => Date;
  /** Seconds from what a candidate does to the answer. */
  readonly seconds: number;
}

/**
 * Performs what is due for the simulated clients, one act after another, and returns how many acts there were. What is
 * due follows from the database alone, so that a restart loses nothing. Rows of the seed that nobody has changed are
 * left as they are.
 */
export async function actAsClients({ db, now, seconds }: DemoClients): Promise<number> {
  const [demo] = await db.select().from(completedTasks).where(eq(completedTasks.name, 'demo'));
  if (demo === undefined) return 0;
  const present = now();
  const before = (waits: number): string => siteTime(present.getTime() - waits * seconds * 1000);
  let performed = 0;
  for (const act of acts) {
    const isDone = await db.transaction((tx) => act({ tx, now: present, since: demo.done_on, before }));
    if (isDone) performed += 1;
  }
  return performed;
}

/** In the reverse order of the work, so that one run does not perform two acts on the same contract. */
const acts: readonly Act[] = [end, pay, invoice, review, sign, award, shortlist, approve];
