/** An act on a contract that got no reply, in two tabs that show the contract. */
import { expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { Contract } from '../../src/services/contract/records/contract.ts';
import { openBrowser } from './shared-browser.ts';
import { auth } from './stored.ts';

const terms = { profileName: null, hash: '', today: '2026-03-05', earliestLastDay: '2026-03-06', endDate: null };
const milestone = { name: 'M1', status: 'Pending', deliveries: [] };
const undelivered = { milestones: [milestone], signature: null, refusal: null, ending: null } as unknown as Contract; // what is compared
const key = 'deliver C-1';

/** Both tabs write a delivery, which the first one sends without a reply. */
async function startWithoutReply() {
  const browser = openBrowser({ auth: auth.succeeded });
  const [first, second] = [await browser.openTab(), await browser.openTab()];
  for (const { of } of [first, second]) {
    of('contract').send({ type: 'contract.open', contract: 'C-1' });
    of('contract').send({ type: 'act.start', act: 'deliver', milestone: 'M1' });
  }
  first.of('contract').send({ type: 'draft.change', path: 'note', value: 'Final report' });
  const write = () => {
    for (const { pass } of [first, second, first, second]) pass();
  };
  write();
  first.of('contract').send({ type: 'act.send', terms });
  await first.sendAct.last.fails(new CallError({ kind: 'timedOut' }));
  write();
  const shown = () =>
    [first, second].map(({ of }) => {
      const { value, context } = of('contract').getSnapshot();
      return { value, unanswered: context.unanswered, note: context.drafts[key]?.note };
    });
  return { browser, first, second, write, shown };
}

const unknown = { value: 'unanswered', unanswered: [key], note: 'Final report' };

it('is unknown in both, so that neither sends it again', async () => {
  const { second, shown } = await startWithoutReply();
  expect(shown()).toEqual([unknown, unknown]);
  second.of('contract').send({ type: 'act.send', terms });
  expect(second.sendAct.calls).toEqual([]);
});

it.each([0, 1])('stays lost after the check in tab %s found that the server has not received it', async (index) => {
  const { browser, first, second, write, shown } = await startWithoutReply();
  const { of, readContract } = index === 0 ? first : second;
  of('contract').send({ type: 'outcome.check' });
  await readContract.last.answers(undelivered);
  write();
  const lost = { value: 'writing', unanswered: [], note: 'Final report' };
  expect(shown()).toEqual([lost, lost]);
  expect(browser.stored().contract).toMatchObject({ value: 'writing', context: { unanswered: [] } });
});
