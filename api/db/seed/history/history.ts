import { demoAccount, secondAccount } from './accounts.ts';
import { createClock } from './clock.ts';
import { contractPlans } from './contract-plans.ts';
import { draftContract, settleContract } from './contracts.ts';
import { demoBio } from './demo-bio.ts';
import { demoProfile } from './demo-profile.ts';
import { makeInvoices } from './invoices.ts';
import { makeJobRequests, type SeededRequest } from './job-requests.ts';
import { makeNotifications } from './notifications.ts';
import { secondCandidate } from './second-candidate.ts';

/** The data of two candidates over eighteen months, ending on the day of seeding. Only the dates depend on `now`. */
export function historyOf(now: Date) {
  const clock = createClock(now);
  const user = demoAccount.email;
  const requests = makeJobRequests(clock, user);
  const drafts = contractPlans.map((plan, at) =>
    draftContract(plan, requestAt(requests, plan.rfq), 9 + at * 2, clock, user),
  );
  const invoices = makeInvoices(drafts, clock, user);
  const counted = invoices
    .filter(({ status }) => status !== 'Draft' && status !== 'Cancelled')
    .map(({ name, contract, milestone, net_total, grand_total, paid_amount }) => ({
      name,
      contract: contract ?? '',
      milestone: milestone ?? null,
      net: net_total,
      gross: grand_total,
      paid: paid_amount,
    }));
  const second = secondCandidate(clock);
  const contracts = drafts.map((contract) => settleContract(contract, counted));
  const sharedRequests = requests.slice(17, 19);
  return {
    accounts: [demoAccount, secondAccount],
    profiles: [demoProfile(clock), second.profile],
    bios: [demoBio(clock), second.bio],
    jobRequests: requests.map(({ request }) => request),
    jobRequestCandidates: [
      ...requests.map(({ response }) => response),
      ...sharedRequests.map(({ request }) => ({ rfq: request.name, user: secondAccount.email })),
    ],
    contracts,
    invoices,
    notifications: makeNotifications({ requests, contracts, invoices }, user),
  };
}

function requestAt(requests: readonly SeededRequest[], index: number): SeededRequest {
  const found = requests[index];
  if (found === undefined) throw new Error(`There is no job request at ${index}.`);
  return found;
}
