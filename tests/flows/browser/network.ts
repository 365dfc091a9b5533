/** The browser loses its network and finds it again. */
import { expect, type Stage } from './stage.ts';

export async function loseAndFindNetwork({ page, context, messages }: Stage): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText(messages('offline'), { exact: true })).toBeVisible();
  await context.setOffline(false);
}
