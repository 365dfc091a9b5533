import { desc, like, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { invoices } from '../db/schema/invoice.ts';
import { jobRequests } from '../db/schema/job-request.ts';

const tables = { CON: contracts, RFQ: jobRequests, SINV: invoices } as const;

/**
 * The next name of a series in the year of a day: `SINV-2026-00232`. Locks the series until the transaction ends, so
 * that no number is used twice or left out.
 *
 * @param day YYYY-MM-DD
 */
export async function nextName(tx: Db, series: keyof typeof tables, day: string): Promise<string> {
  const start = `${series}-${day.slice(0, 4)}-`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${start}))`);
  const { name } = tables[series];
  const [found] = await tx
    .select({ last: name })
    .from(tables[series])
    .where(like(name, `${start}%`))
    // the number after 99999 has six digits, and comes before it in the order of texts
    .orderBy(desc(sql`length(${name})`), desc(name))
    .limit(1);
  const last = Number(found?.last.slice(start.length) ?? 0);
  return `${start}${String(last + 1).padStart(5, '0')}`;
}
