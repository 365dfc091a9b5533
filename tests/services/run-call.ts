import { type CallName, calls, type QueryName, type Reply } from '../../src/services/contract/calls.ts';
import { type Request, runRow } from '../../src/services/http.ts';

/** Runs any call, as `http.ts` and `feature-call.ts` run those of their tables. */
export const runCall = <N extends CallName>(name: N, request: Request<QueryName<N>>): Promise<Reply<N>> =>
  runRow<N>(calls[name], request);
