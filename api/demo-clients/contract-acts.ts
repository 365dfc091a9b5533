/** How a simulated client and the network act on a contract that a candidate has signed or delivered work for. */
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { MilestoneStatus, NotificationKind } from '../../src/services/contract/statuses.ts';
import {
  accepted,
  changesRequested,
  ended,
  invoiced,
  milestoneIn,
  paid,
  signedByNext,
} from '../contract/client-steps.ts';
import type { ContractRow } from '../contract/contract-row.ts';
import { createInvoice } from '../contract/create-invoice.ts';
import { network } from '../contract/signatures.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { invoices } from '../db/schema/invoice.ts';
import type { StoredText } from '../db/schema/rows.ts';
import { notify } from '../notification/notify.ts';
import type { Act, ActInput } from './acts.ts';
import { commentFor } from './comments.ts';

/** Signs a contract that the candidate has signed: the network first, the client at its next turn. */
export const sign: Act = async (input) => {
  const isWaiting = and(eq(contracts.status, 'Unsigned'), isNotNull(contracts.signature));
  const found = await contractThat(input, isWaiting);
  if (found === null) return false;
  const signed = signedByNext(found, siteTime(input.now));
  if (signed.is_signed === 1) await notifyOf(input, 'Contract Signed', found, found.title);
  return store(input, signed);
};

/** Reviews a delivery: asks for changes to the first one of a milestone, and accepts a later one. */
export const review: Act = async (input) => {
  const found = await contractThat(input, and(eq(contracts.status, 'Active'), hasMilestone('Submitted')));
  const milestone = found && milestoneIn(found, 'Submitted');
  if (!found || !milestone) return false;
  const now = siteTime(input.now);
  const comment = commentFor(found, milestone);
  const isFirst = milestone.deliveries?.length === 1 && comment !== null;
  await notifyOf(input, isFirst ? 'Changes Requested' : 'Milestone Accepted', found, milestone.title);
  return store(
    input,
    isFirst ? changesRequested(found, milestone.name, { comment, now }) : accepted(found, milestone.name, now),
  );
};

/** Issues the invoice of an accepted milestone. */
export const invoice: Act = async (input) => {
  const found = await contractThat(
    input,
    and(inArray(contracts.status, ['Active', 'On Hold', 'Completed', 'Terminated']), hasMilestone('Approved')),
  );
  const milestone = found && milestoneIn(found, 'Approved');
  if (!found || !milestone) return false;
  const { name, net_total } = await createInvoice(input.tx, found, milestone, input.now);
  return store(input, invoiced(found, milestone.name, { invoice: name, net: net_total }));
};

/** Pays an invoice. */
export const pay: Act = async (input) => {
  const { tx, since, before, now } = input;
  const [due] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.status, 'Unpaid'),
        isNotNull(invoices.milestone),
        gte(invoices.modified, since),
        lte(invoices.modified, before(3)),
      ),
    )
    .orderBy(asc(invoices.modified))
    .limit(1)
    .for('update');
  if (due === undefined) return false;
  const day = siteDay(now);
  const payment_reference = `TRF-${day.replaceAll('-', '')}-${due.name.slice(-5)}`;
  const payment = { paid_amount: due.grand_total, outstanding_amount: 0, paid_on: day, payment_reference };
  await tx
    .update(invoices)
    .set({ ...payment, status: 'Paid', expected_payment_date: null, modified: siteTime(now) })
    .where(eq(invoices.name, due.name));
  await notify(tx, { user: due.user, kind: 'Invoice Paid', reference: due.name, subject: due.name }, now);
  const [contract] = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.name, due.contract ?? ''))
    .for('update');
  return contract === undefined || store(input, paid(contract, due.milestone ?? '', due.net_total));
};

/** Ends a contract after the last day that the candidate asked for. */
export const end: Act = async (input) => {
  const lastDay = sql<string>`${contracts.ending} ->> 'last_day'`;
  const isOver = and(inArray(contracts.status, ['Active', 'On Hold']), lt(lastDay, siteDay(input.now)));
  const found = await contractThat(input, isOver);
  return found !== null && store(input, ended(found, siteTime(input.now)));
};

const notifyOf = (
  { tx, now }: ActInput,
  kind: NotificationKind,
  { user, name: reference }: ContractRow,
  subject: StoredText,
): Promise<void> => notify(tx, { user, kind, reference, subject }, now);

const hasMilestone = (status: MilestoneStatus): SQL =>
  sql`${contracts.milestones} @> ${JSON.stringify([{ status }])}::jsonb`;

/** The contract that meets a condition and has waited longest; `null` when none has waited long enough. */
async function contractThat({ tx, since, before }: ActInput, condition: SQL | undefined): Promise<ContractRow | null> {
  const [found] = await tx
    .select()
    .from(contracts)
    .where(and(condition, gte(contracts.modified, since), lte(contracts.modified, before(1))))
    .orderBy(asc(contracts.modified))
    .limit(1)
    .for('update');
  return found ?? null;
}

async function store({ tx, now }: { tx: Db; now: Date }, contract: ContractRow): Promise<true> {
  const changes = { ...contract, modified: siteTime(now), modified_by: network.en };
  await tx.update(contracts).set(changes).where(eq(contracts.name, contract.name));
  return true;
}
