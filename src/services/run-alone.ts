import { CallError } from './contract/api-error.ts';

/**
 * Runs the callback unless another tab runs one under the same name. Rejects then with a `CallError`. A browser without
 * locks, or that denies them as it denies storage, always runs it.
 */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return run();
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      isAnswered = true;
      if (lock === null) throw new CallError({ kind: 'canceled' });
      return run();
    });
  } catch (error) {
    if (isAnswered) throw error;
    return run();
  }
}
