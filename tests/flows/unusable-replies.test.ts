/**
 * A service that others provide may return or throw anything. No machine stops for that, whichever service it is and in
 * whichever state the machine invokes it, and each still accepts what a user does next.
 */
import './fixed.ts';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { chartOf } from '../../src/machines/chart.ts';
import { describePath, pathsThrough } from './explore.ts';
import { type Act, answers, type Flow, fails, settledBy } from './flow.ts';
import { flows } from './flows.ts';
import { startMachine } from './replay.ts';

const returned = [undefined, null, 'x', 42, {}, [], [null]];
const thrown = [
  ...[undefined, null, 'boom', { message: 'Plain' }, { apiError: {} }],
  ...[new Error(''), new DOMException('', 'AbortError')],
];

/** The beginnings of paths after which a service runs that the next step settles, one for each service and state. */
function callsIn(flow: Flow) {
  const calls = pathsThrough(flow).flatMap((path) =>
    path.steps.flatMap(({ event, from }, at) => {
      const settled = settledBy(event);
      return settled ? [{ id: settled.id, from: JSON.stringify(from), path, before: path.steps.slice(0, at) }] : [];
    }),
  );
  return [...new Map(calls.map((call) => [`${call.id} ${call.from}`, call])).values()];
}

type Call = ReturnType<typeof callsIn>[number];

/** The words of the first step after which the machine does not run; `null` when it always runs. */
function stoppedBy(flow: Flow, { id, path, before }: Call, settled: Act): string | null {
  const running = startMachine(flow.machine, path.start, { beside: flow.beside ?? [] });
  for (const { event } of before) running.perform(event);
  for (const { words, event } of [settled, ...path.start.acts]) {
    const { children }: AnyMachineSnapshot = running.actor.getSnapshot();
    const service = settledBy(event);
    if (service && !Object.hasOwn(children, service.id)) continue;
    running.perform(event);
    const { status, error } = running.actor.getSnapshot();
    if (status !== 'active') return `${id} in ${describePath(path)}: ${settled.words}, ${words}: ${error}`;
  }
  running.end();
  return null;
}

const rows = Object.entries(flows).map(([name, flow]) => ({ name, flow, calls: callsIn(flow) }));

describe.each(rows.filter(({ calls }) => calls.length > 0))('$name', ({ flow, calls }) => {
  it('invokes no other service', () => {
    const services = chartOf(flow.machine).states.flatMap((state) => state.services);
    expect([...new Set(calls.map(({ id }) => id))].sort()).toEqual([...new Set(services)].sort());
  });

  it.each([...new Set(calls.map(({ id }) => id))])('runs on whatever %s returns or throws', (id) => {
    const outcomes = [
      ...returned.map((value) => answers(`returns ${JSON.stringify(value)}`, id, value)),
      ...thrown.map((value) => fails(`throws ${JSON.stringify(value)}`, id, value)),
    ];
    const stopped = calls
      .filter((call) => call.id === id)
      .flatMap((call) => outcomes.map((outcome) => stoppedBy(flow, call, outcome)));
    expect(stopped.filter((each) => each !== null)).toEqual([]);
  });
});
