/** Passes the outcomes of calls and the changes of the browser's network on to the connection. */
import { fromCallback } from 'xstate';
import type { CallOutcome } from '../services/call-outcomes.ts';
import type { NoEvent } from './not-provided.ts';

export interface ConnectionServices {
  hasNetwork(): boolean;
  watchNetwork(onChange: (hasNetwork: boolean) => void): () => void;
  watchCalls(onOutcome: (outcome: CallOutcome) => void): () => void;
}

/** The `follow` actor of the connection. */
export function createFollowConnection({ hasNetwork, watchNetwork, watchCalls }: ConnectionServices) {
  return fromCallback<NoEvent>(({ sendBack, system }) => {
    const stopCalls = watchCalls((outcome) => {
      // while the service can be reached, an answer changes nothing
      const isRelevant =
        outcome.type !== 'call.answered' || !system.get('connection').getSnapshot().hasTag('reachable');
      if (isRelevant) sendBack(outcome);
    });
    const stopNetwork = watchNetwork((isFound) => sendBack({ type: isFound ? 'network.found' : 'network.lost' }));
    if (!hasNetwork()) sendBack({ type: 'network.lost' });
    return () => {
      stopCalls();
      stopNetwork();
    };
  });
}
