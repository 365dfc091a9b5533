import type { ConnectionEvent } from '../../../src/machines/connection-machine.ts';
import type { CallError } from '../../../src/services/contract/api-error.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { maintenance, offline, refused, throttled, throttledLonger, unreachable } from './faults.ts';

const act = acts<ConnectionEvent>;

const failed = (words: string, { apiError }: CallError, isRead = true) =>
  act(words, { type: 'call.failed', apiError, isRead });

export const connection: Flow = {
  machine: machines.connection,
  starts: [
    {
      words: 'the page is opened',
      acts: [
        act('The browser loses its network', { type: 'network.lost' }),
        act('The browser finds a network', { type: 'network.found' }),
        act('The service answers a call', { type: 'call.answered' }),
        failed('A call is sent without a network', offline),
        failed('A call is not answered', unreachable),
        failed('A call finds the service in maintenance', maintenance),
        failed('A limiter refuses a read', throttled),
        failed('A limiter refuses a read for longer', throttledLonger),
        failed('A limiter refuses a form', throttled, false),
        failed('The service refuses a call', refused),
        act('The code of a page cannot be fetched', { type: 'code.failed' }),
        act('A reply states that the session is over', { type: 'session.over' }),
        act('A reply has no message', { type: 'reply.missing', method: 'get_list' }),
        act('Try again', { type: 'connection.retry' }),
        answers('The service answers the probe', 'probe', undefined),
        fails('The probe is not answered', 'probe', unreachable),
        fails('The probe finds no network', 'probe', offline),
        fails('The probe finds the service in maintenance', 'probe', maintenance),
        fails('A limiter refuses the probe', 'probe', throttled),
        fails('Following the calls fails', 'follow', refused),
      ],
      // the count of failures grows without end
      within: ({ context }) => context.failures < 3,
    },
  ],
};
