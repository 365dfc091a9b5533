/** Which outcomes of calls and changes of the network reach the connection. */
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import { createFollowConnection } from '../../src/machines/follow-connection.ts';
import type { CallOutcome } from '../../src/services/call-outcomes.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

/** Starts the connection over a browser that the test controls. */
function start({ hasNetwork = true } = {}) {
  const calls = new Set<(outcome: CallOutcome) => void>();
  const networks = new Set<(isFound: boolean) => void>();
  const follow = createFollowConnection({
    hasNetwork: () => hasNetwork,
    watchNetwork: (onChange) => {
      networks.add(onChange);
      return () => networks.delete(onChange);
    },
    watchCalls: (onOutcome) => {
      calls.add(onOutcome);
      return () => calls.delete(onOutcome);
    },
  });
  const connection = connectionMachine.provide({ actors: { follow, probe: fakeService<void, unknown>().logic } });
  const page = drive(
    setup({ actors: { connection } }).createMachine({
      initial: 'open',
      states: {
        open: { invoke: { id: 'connection', systemId: 'connection', src: 'connection' }, on: { leave: 'left' } },
        left: {},
      },
    }),
  );
  page.takeEventTypes('connection');
  return {
    page,
    state: () => page.child('connection').getSnapshot().value,
    watchers: () => [calls.size, networks.size],
    /** Returns the events that the connection receives after an outcome of a call. */
    after: (outcome: CallOutcome) => {
      for (const onOutcome of calls) onOutcome(outcome);
      return page.takeEventTypes('connection');
    },
    changeNetwork: (isFound: boolean) => {
      for (const onChange of networks) onChange(isFound);
    },
  };
}

const answered: CallOutcome = { type: 'call.answered' };
const failed: CallOutcome = {
  type: 'call.failed',
  apiError: new CallError({ kind: 'unreachable' }).apiError,
  isRead: true,
};

it('passes an answer on only while the service cannot be reached', () => {
  const { after, state } = start();
  expect(after(answered)).toEqual([]);
  expect(after(failed)).toEqual(['call.failed']);
  expect(state()).toEqual({ suspect: 'probing' });
  expect(after(answered)).toEqual(['call.answered']);
  expect(state()).toBe('online');
});

it('follows the network', () => {
  const { state, changeNetwork } = start();
  changeNetwork(false);
  expect(state()).toEqual({ offline: 'waiting' });
  changeNetwork(true);
  expect(state()).toEqual({ suspect: 'probing' });
});

it('is offline from its start without a network', () => {
  expect(start({ hasNetwork: false }).state()).toEqual({ offline: 'waiting' });
  expect(start().state()).toBe('online');
});

it('follows nothing after its end', () => {
  const { page, watchers } = start();
  expect(watchers()).toEqual([1, 1]);
  page.send({ type: 'leave' });
  expect(watchers()).toEqual([0, 0]);
});
