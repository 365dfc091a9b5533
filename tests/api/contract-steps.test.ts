/** What each step changes in a contract, without a database. */
import { describe, expect, it } from 'vitest';
import { askedToEnd, declined, delivered, signed } from '../../api/contract/candidate-steps.ts';
import { accepted, changesRequested, ended, invoiced, paid, signedByNext } from '../../api/contract/client-steps.ts';
import { type ContractRow, withNextAction } from '../../api/contract/contract-row.ts';
import { network } from '../../api/contract/signatures.ts';
import { active, delivery, facts, milestone, now, signatures, title, unsigned } from './contract-rows.ts';

const partiesOf = (contract: ContractRow) => contract.signatures.map(({ party, status }) => `${party} ${status}`);
const statusesOf = (contract: ContractRow) => contract.milestones.map(({ status }) => status);

describe('signing', () => {
  it('passes to the next party, and begins the work with the last one', () => {
    const first = signed(unsigned, facts);
    expect(partiesOf(first)).toEqual(['Candidate Signed', 'Network Ready', 'Client Waiting']);
    expect(first).toMatchObject({ status: 'Unsigned', next_action: 'Wait', next_milestone: { en: 'M-1' } });
    const second = signedByNext(first, now);
    expect(partiesOf(second)).toEqual(['Candidate Signed', 'Network Signed', 'Client Ready']);
    const last = signedByNext(second, now);
    expect(partiesOf(last)).toEqual(['Candidate Signed', 'Network Signed', 'Client Signed']);
    expect(last).toMatchObject({
      status: 'Active',
      docstatus: 1,
      is_signed: 1,
      signed_on: now,
      signed_by_company: network,
      next_action: 'Deliver',
      next_milestone_due: '2026-01-01',
      timeline: [{ status: 'Active', changed_on: now, by: network }],
    });
    expect(statusesOf(last)).toEqual(['In Progress', 'Pending']);
  });

  it('waits for the candidate while another party signs first', () => {
    const first = signedByNext(unsigned, now);
    expect(first.signatures.filter(({ status }) => status === 'Signed')).toHaveLength(1);
    expect(first).toMatchObject({ status: 'Unsigned', next_action: 'Sign' });
  });

  it('keeps the company that the contract names', () => {
    const named = { ...unsigned, signatures: signatures.slice(0, 1), signed_by_company: title('SG Jeddah') };
    expect(signed(named, facts).signed_by_company).toEqual(title('SG Jeddah'));
  });

  it('adds the first signature to a contract that lacks the candidate’s', () => {
    const { signatures: found } = signed({ ...unsigned, signatures: signatures.slice(1) }, facts);
    expect(found.map(({ name, signing_order }) => [name, signing_order])).toEqual([
      ['CON-1-SIG0', 0],
      ['S-2', 2],
      ['S-3', 3],
    ]);
    const early = signatures.slice(1).map((each) => ({ ...each, signing_order: each.signing_order - 4 }));
    expect(signed({ ...unsigned, signatures: early }, facts).signatures[0]).toMatchObject({ signing_order: -3 });
    const [only] = signed({ ...unsigned, signatures: [] }, facts).signatures;
    expect(only).toMatchObject({ signing_order: 0, status: 'Signed', signer_name: 'Noor Haddad' });
  });

  it('that is declined cancels the contract', () => {
    const refusal = { reason: 'Fee', note: null, declined_on: now };
    const cancelled = declined(unsigned, refusal);
    expect(cancelled).toMatchObject({
      refusal,
      status: 'Cancelled',
      docstatus: 2,
      next_action: 'None',
      next_milestone: null,
    });
    expect(partiesOf(cancelled)).toEqual(['Candidate Declined', 'Network Waiting', 'Client Waiting']);
    expect([...statusesOf(cancelled), cancelled.timeline]).toEqual([
      'Cancelled',
      'Cancelled',
      [{ status: 'Cancelled', changed_on: now, by: title('Noor') }],
    ]);
  });
});

describe('a milestone', () => {
  it('is reviewed after each delivery, of which the client comments on the last', () => {
    const first = delivered(active, 'M-1', delivery('D-1'));
    expect(first).toMatchObject({ next_action: 'Wait', next_milestone: { en: 'M-1' } });
    const again = delivered(first, 'M-1', delivery('D-2'));
    const changed = changesRequested(again, 'M-1', { comment: 'Shorter', now });
    expect(changed).toMatchObject({ next_action: 'Deliver' });
    expect(changed.milestones[0]).toMatchObject({
      status: 'Changes Requested',
      deliveries: [
        { name: 'D-1', comment: null },
        { name: 'D-2', comment: 'Shorter', commented_on: now },
      ],
    });
  });

  it('that is accepted is followed by the next one, and the last one completes the contract', () => {
    const first = accepted(active, 'M-1', now);
    expect([statusesOf(first), first.fulfilment_status]).toEqual([['Approved', 'In Progress'], 'Partially Fulfilled']);
    expect(first).toMatchObject({ status: 'Active', next_action: 'Deliver', next_milestone_due: '2026-02-01' });
    expect(accepted(first, 'M-2', now)).toMatchObject({
      status: 'Completed',
      fulfilment_status: 'Fulfilled',
      next_action: 'None',
      next_milestone: null,
      timeline: [{ status: 'Completed', changed_on: now, by: title('Client') }],
    });
  });

  it.each([
    [
      'the first of those that are pending',
      ['In Progress', 'Pending', 'Pending'],
      ['Approved', 'In Progress', 'Pending'],
    ],
    ['none while another one is reviewed', ['In Progress', 'Submitted'], ['Approved', 'Submitted']],
  ] as const)('that is accepted is followed by %s', (_, before, after) => {
    const milestones = before.map((status, at) => milestone(`M-${at + 1}`, status));
    expect(statusesOf(accepted({ ...active, milestones }, 'M-1', now))).toEqual(after);
  });

  it('adds what is invoiced and what is paid to the amounts of the contract', () => {
    const sums = { ...active, invoiced_amount: 50, paid_amount: 20 };
    const sent = invoiced(sums, 'M-1', { invoice: 'SINV-1', net: 100 });
    expect(sent).toMatchObject({ invoiced_amount: 150, paid_amount: 20 });
    expect(sent.milestones[0]).toMatchObject({ status: 'Invoiced', invoice: 'SINV-1' });
    expect(paid(sent, 'M-1', 100)).toMatchObject({ invoiced_amount: 150, paid_amount: 120 });
    expect(statusesOf(paid(sent, 'M-1', 100))).toEqual(['Paid', 'Pending']);
  });
});

it('an invoice leaves a contract whose next milestone can be delivered', () => {
  const milestones = [milestone('M-1', 'Approved'), milestone('M-2', 'Pending')];
  const waiting = { ...active, milestones, next_action: 'Wait' as const, next_milestone: title('M-1') };
  expect(invoiced(waiting, 'M-1', { invoice: 'SINV-1', net: 100 })).toMatchObject({
    next_action: 'Deliver',
    next_milestone: title('M-2'),
  });
});

describe('the end of a contract', () => {
  const ending = { last_day: '2026-06-30', reason: 'Scope', note: null, asked_on: now };

  it('cancels open work, and leaves the end that was signed', () => {
    const asked = askedToEnd(active, ending);
    expect(asked).toEqual({ ...active, ending });
    const over = ended(asked, now);
    expect(over).toMatchObject({ status: 'Terminated', fulfilment_status: 'Lapsed', end_date: '2026-12-31', ending });
    expect(over.milestones).toEqual(active.milestones.map((each) => ({ ...each, status: 'Cancelled' })));
    expect(over.next_action).toBe('None');
  });

  it('leaves a contract without open work fulfilled', () => {
    const done = { ...active, fulfilment_status: 'Fulfilled' as const, milestones: [milestone('M-1', 'Paid')] };
    expect(ended(done, now)).toMatchObject({ fulfilment_status: 'Fulfilled', end_date: '2026-12-31' });
  });
});

it.each([
  ['On Hold', 'Wait', null],
  ['Active', 'Deliver', 'M-1'],
  ['Unsigned', 'Wait', 'M-1'],
  ['Completed', 'None', null],
] as const)('the next action of a signed contract that is %s is %s', (status, next_action, next) => {
  const contract = withNextAction({ ...active, status });
  expect([contract.next_action, contract.next_milestone?.en ?? null]).toEqual([next_action, next]);
});
