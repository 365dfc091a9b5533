import type { QueryName, Reply } from './contract/calls.ts';
import { featureCalls } from './contract/feature-calls.ts';
import { type Request, runRow } from './http.ts';

/** What is the same for each call of a person. */
export type FeatureRequest = Pick<Request, 'language' | 'token' | 'isSessionReplaced' | 'signal'>;

/** Runs a call of `feature-calls.ts`. Rejects with a `CallError` and nothing else. */
export const runFeatureCall = <N extends keyof typeof featureCalls>(
  name: N,
  request: Request<QueryName<N>>,
): Promise<Reply<N>> => runRow<N>(featureCalls[name], request);
