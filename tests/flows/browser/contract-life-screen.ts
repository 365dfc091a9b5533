/** The expected content of the course of a contract on its page. */
import { contractLifeMachine, type LifeState } from '../../../src/machines/contract-life-machine.ts';
import { contractStatusChips, fulfilmentMessages } from '../../../src/ui/contract/contract-statuses.ts';
import { eventMessages, lifePartyMessages } from '../../../src/ui/contract/life-messages.ts';
import { type LifeStep, stateOf, statusOf, stepsFrom } from '../../../src/ui/contract/life-status.ts';
import { paths } from '../../../src/ui/paths.ts';
import { knownMessage } from '../../../src/ui/record/known-message.ts';
import { contractIn, type Snapshot, whoActs } from './contract-life-records.ts';
import { toDeliver } from './contract-records.ts';
import { inMain } from './controls.ts';
import { intervals } from './held-server.ts';
import { answerMemberReads } from './member-reads.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const life = (stage: Stage) =>
  inMain(stage)
    .locator('details')
    .filter({ hasText: stage.messages('contract_how') });

/** Opens the page of a contract, and its course there. */
export const openLife: Scene['setUp'] = async (stage, { steps }) => {
  const [first] = steps;
  if (!first) throw new Error('The path has no step');
  answerMemberReads(stage);
  stage.server.always('getContract', { data: contractIn(first.before) });
  stage.server.hold('signContract', 'declineContract', 'deliverMilestone', 'endContract');
  await stage.open(paths.contract(toDeliver.name), { token: 'T0' });
  await life(stage).locator('summary').click();
  await showsLife(stage, first.before);
  // the page follows the returns from then on
  const isFollowed = async () => {
    await returnToPage(stage);
    return stage.actors.takenBy('contractWatch').some((id) => id.includes('page.shown'));
  };
  await expect.poll(isFollowed, { message: 'the page follows the returns to it', intervals }).toBe(true);
};

/** The person returns to the window. The window of a test does not lose the focus. */
export const returnToPage = ({ page }: Stage): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('focus')));

/** Checks the state of the contract, who must act, and the result of each possible step. */
export const shows: Scene['shows'] = (stage, { snapshot }) => showsLife(stage, snapshot);

async function showsLife(stage: Stage, snapshot: Snapshot): Promise<void> {
  const { messages } = stage;
  const current = life(stage).locator('[aria-current="step"]');
  await expect(current).toHaveText(new RegExp(`^${stateMessage(stage, snapshot.value)}`));
  await current.scrollIntoViewIfNeeded(); // it is below the picture otherwise
  const isEnded = contractLifeMachine.root.states[snapshot.value]?.type === 'final';
  await expect(life(stage).getByText(messages('life_ended'))).toHaveCount(isEnded ? 1 : 0);
  const party = whoActs(snapshot);
  const who = isEnded ? [] : [messages(party === null ? 'life_who_nobody' : lifePartyMessages[party])];
  await expect(life(stage).locator('strong')).toHaveText(who);
  const next = life(stage).getByRole('region', { name: messages('life_next') });
  const steps = stepsFrom(contractLifeMachine.resolveState(snapshot));
  await expect(next.getByRole('listitem')).toHaveText(steps.map((step) => stepText(stage, snapshot, step)));
}

function stepText(stage: Stage, { value }: Snapshot, { event, target, fulfilment }: LifeStep): RegExp {
  const { messages } = stage;
  const result = target === value ? messages('life_unchanged') : stateMessage(stage, target);
  const parts = [messages(eventMessages[event]), result, knownMessage(messages, fulfilmentMessages, fulfilment) ?? ''];
  return new RegExp(`^${parts.join('\\s*')}$`);
}

function stateMessage({ messages }: Stage, state: LifeState): string {
  const status = Object.entries(contractStatusChips).find(([name]) => stateOf(name) === state);
  return status ? messages(status[1].message) : statusOf(state);
}
