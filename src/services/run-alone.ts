import { CallError } from './contract/api-error.ts';

/**
 * Runs the callback unless another tab runs one under the same name. Rejects then with a `CallError`. A browser without
 * locks always runs it.
 */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return run();
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new CallError({ kind: 'canceled' });
    return run();
  });
}
