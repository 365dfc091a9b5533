/** Code that is loaded when it is first needed, and that can be loaded again after a failure without a reload. */
import { useEffect, useSyncExternalStore } from 'react';
import { rejectLateStyleSheets } from './late-code.ts';

export interface LazyCode<T> {
  /** Loads the code, unless it is loaded or being loaded. A failure is in the state. */
  load(): void;
  /** Loads the code before it is needed; a failure has no effect. Resolves when the code is loaded or has failed. */
  prefetch(): Promise<void>;
  readState(): CodeState<T>;
  subscribe(onChange: () => void): () => void;
}

export interface CodeState<T> {
  /** Once the code is loaded. */
  readonly value: T | null;
  readonly isLoading: boolean;
  /** Whether the last load failed. It stays true while the code is loaded again. */
  readonly hasFailed: boolean;
}

/** After this time in milliseconds a load of code counts as failed; what arrives later is still used. */
export const loadDeadline = 15_000;

/** @param fetchCode an `import()`, which the bundler's runtime repeats after a failure */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let state: CodeState<T> = { value: null, isLoading: false, hasFailed: false };
  const listeners = new Set<() => void>();
  const change = (next: Partial<CodeState<T>>) => {
    state = { ...state, ...next };
    for (const notify of listeners) notify();
  };
  return {
    load() {
      if (state.value !== null || state.isLoading) return;
      change({ isLoading: true });
      const fail = () => change({ isLoading: false, hasFailed: state.value === null });
      const deadline = setTimeout(() => {
        rejectLateStyleSheets();
        fail();
      }, loadDeadline);
      fetchCode()
        .then((value) => change({ value, isLoading: false, hasFailed: false }), fail)
        .finally(() => clearTimeout(deadline));
    },
    async prefetch() {
      if (state.value !== null || state.isLoading) return;
      await fetchCode().then(
        (value) => change({ value, isLoading: false, hasFailed: false }),
        () => undefined,
      );
    },
    readState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The state of the code. The component that uses it starts the load, once the code `isWanted`. */
export function useLazyCode<T>(code: LazyCode<T>, isWanted = true): CodeState<T> {
  useEffect(() => {
    if (isWanted) code.load();
  }, [code, isWanted]);
  return useSyncExternalStore(code.subscribe, code.readState);
}
