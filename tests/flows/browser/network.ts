/** The network is lost, or returns. */
import type { CallName } from '../../../src/services/contract/calls.ts';
import type { StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** Loses the network before a call is answered. */
export const loseNetwork =
  (call: CallName): StepAction =>
  async ({ server, context }) => {
    await server.called(call);
    await context.setOffline(true);
    await server.answer(call, 'abort');
  };

/** Loses the network and finds it again, after which the outbox sends what waits. */
export async function interruptNetwork({ page, context, messages }: Stage): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText(messages('offline'), { exact: true })).toBeVisible();
  await context.setOffline(false);
}
