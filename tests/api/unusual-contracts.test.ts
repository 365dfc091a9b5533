/** What each step changes in a contract that lacks a part, or has one in a rare status. */
import { describe, expect, it } from 'vitest';
import { declined, signed } from '../../api/contract/candidate-steps.ts';
import { ended, milestoneIn, signedByNext } from '../../api/contract/client-steps.ts';
import { withNextAction } from '../../api/contract/contract-row.ts';
import { network } from '../../api/contract/signatures.ts';
import { active, delivery, facts, milestone, now, signatures, unsigned } from './contract-rows.ts';

describe('signing', () => {
  it('adds a signature of the candidate to a contract without signatures', () => {
    expect(signed({ ...unsigned, signatures: [] }, facts).signatures).toEqual([
      {
        name: 'CON-1-SIG0',
        party: 'Candidate',
        signer_name: 'Noor Haddad',
        signing_order: 0,
        status: 'Signed',
        signed_on: now,
      },
    ]);
  });

  it('begins a contract without milestones, on which nothing is due', () => {
    const begun = signed({ ...unsigned, signatures: signatures.slice(0, 1), milestones: [] }, facts);
    expect(begun).toMatchObject({ status: 'Active', next_action: 'None', milestones: [] });
    expect([begun.next_milestone, begun.next_milestone_due]).toEqual([null, null]);
  });

  it('changes nothing where every party has signed', () => {
    const complete = { ...active, signatures: signatures.map((each) => ({ ...each, status: 'Signed' as const })) };
    expect(signedByNext(complete, now)).toBe(complete);
  });

  it('is declined by the signer where the contract names nobody, and never by the address of the account', () => {
    const refusal = { reason: 'Fee', note: null, declined_on: now };
    const declinedBy = (contract: Parameters<typeof declined>[0]) => declined(contract, refusal).timeline;
    const unnamed = { ...unsigned, signee: null };
    expect(declinedBy({ ...unnamed, signatures: signatures.slice(0, 1) })).toEqual([
      { status: 'Cancelled', changed_on: now, by: 'Candidate' },
    ]);
    expect(declinedBy({ ...unnamed, signatures: [] })).toEqual([
      { status: 'Cancelled', changed_on: now, by: { en: 'Consultant', ar: 'المستشار' } },
    ]);
  });
});

describe('the end of a contract', () => {
  it('lapses what the client has not accepted, even where a delivery is being reviewed', () => {
    const milestones = [milestone('M-1', 'Paid'), milestone('M-2', 'Submitted', [delivery('D-1')])];
    const begun = { status: 'Active' as const, changed_on: '2026-01-01 12:00:00.000000', by: network };
    const over = ended({ ...active, milestones, timeline: [begun] }, now);
    expect(over).toMatchObject({ fulfilment_status: 'Lapsed', next_action: 'None' });
    expect(over.milestones.map(({ status }) => status)).toEqual(['Paid', 'Cancelled']);
    expect(over.timeline).toEqual([begun, { status: 'Terminated', changed_on: now, by: network }]);
  });

  it('leaves a contract without obligations as it was', () => {
    const contract = { ...active, fulfilment_status: 'N/A' as const, milestones: [] };
    expect(ended(contract, now).fulfilment_status).toBe('N/A');
  });
});

it('the first of several milestones in a status is the next one', () => {
  const milestones = [milestone('M-1', 'Paid'), milestone('M-2', 'Approved'), milestone('M-3', 'Approved')];
  expect(milestoneIn({ ...active, milestones }, 'Approved')?.name).toBe('M-2');
});

it.each(['On Hold', 'Completed'] as const)('no milestone of a contract that is %s is due', (status) => {
  expect(withNextAction({ ...active, status })).toMatchObject({ next_milestone: null, next_milestone_due: null });
});
