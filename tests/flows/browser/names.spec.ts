/** A transition has the same name in the report, the inspector, a recording, the build and the source. */
import type { Page } from '@playwright/test';
import { channelName } from '../../../src/inspector/channel-messages.ts';
import { chartOf } from '../../../src/machines/chart.ts';
import { machines } from '../machines.ts';
import { expect, test } from './stage.ts';

// a page only draws this chart; no actor runs it
const { contractLife: _, ...running } = machines;

test('the build names every transition of every running machine as the source does', async ({ stageWith }) => {
  const stage = await stageWith({ isClockHeld: false });
  await stage.open('/account', { token: await stage.token() });
  await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(stage.messages('account'));
  const names = Object.values(running).map((machine) => [machine.id, chartOf(machine).transitions.map(({ id }) => id)]);
  expect(await namesInBuild(stage.page)).toEqual(Object.fromEntries(names));
});

/** The transitions by machine id, as the page reports them on request. */
const namesInBuild = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel(name);
        const found: Record<string, string[]> = {};
        channel.onmessage = ({ data: { kind, machine, chart } }) => {
          if (chart) found[machine] = chart.transitions.map(({ id }: { id: string }) => id);
          if (kind === 'synced') resolve(found);
        };
        channel.postMessage({ kind: 'sync' });
      }),
    channelName,
  );
