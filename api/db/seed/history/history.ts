import { demoAccount, secondAccount } from './accounts.ts';
import { createClock } from './clock.ts';
import { contractPlans } from './contract-plans.ts';
import { draftContract, settleContract } from './contracts.ts';
import { demoBio } from './demo-bio.ts';
import { demoProfile } from './demo-profile.ts';
import { makeInvoices } from './invoices.ts';
import { type Made, makeJobRequests } from './job-requests.ts';
import { secondCandidate } from './second-candidate.ts';
import { taxRows } from './taxes.ts';

/** Eighteen months of two candidates, ending on the day of seeding. The same every time but for the dates. */
export function historyOf(now: Date) {
  const clock = createClock(now);
  const user = demoAccount.email;
  const made = makeJobRequests(clock, user);
  const drafts = contractPlans.map((plan, at) => draftContract(plan, placed(made, plan.rfq), 9 + at * 2, clock, user));
  const invoices = makeInvoices(drafts, clock, user);
  const counted = invoices
    .filter(({ status }) => status !== 'Draft' && status !== 'Cancelled')
    .map(({ name, contract, milestone, net_total, paid_amount }) => ({
      name,
      contract: contract ?? '',
      milestone: milestone ?? null,
      net: net_total,
      paid: paid_amount,
    }));
  const second = secondCandidate(clock);
  const secondSees = made.slice(17, 19);
  return {
    accounts: [demoAccount, secondAccount],
    profiles: [demoProfile(clock), second.profile],
    bios: [demoBio(clock), second.bio],
    jobRequests: made.map(({ request }) => request),
    standings: [
      ...made.map(({ standing }) => standing),
      ...secondSees.map(({ request }) => ({ rfq: request.name, user: secondAccount.email })),
    ],
    taxes: taxRows,
    contracts: drafts.map((contract) => settleContract(contract, counted)),
    invoices,
  };
}

function placed(made: readonly Made[], place: number): Made {
  const found = made[place];
  if (found === undefined) throw new Error(`There is no job request at ${place}.`);
  return found;
}
