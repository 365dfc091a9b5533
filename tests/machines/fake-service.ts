import { fromPromise } from 'xstate';

/** One call of the service. */
interface FakeCall<Output, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  /** Resolves the call and waits until the machine has processed the result. */
  answers(output: Output): Promise<void>;
  fails(error: unknown): Promise<void>;
}

/** A service that the test resolves or rejects. */
export interface FakeService<Output, Input> {
  readonly logic: ReturnType<typeof fromPromise<Output, Input>>;
  /** All calls, in order. */
  readonly calls: readonly FakeCall<Output, Input>[];
  /** The last call; throws when there is none. */
  readonly last: FakeCall<Output, Input>;
}

export function fakeService<Output, Input>(onCall: () => void = () => undefined): FakeService<Output, Input> {
  const calls: FakeCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    onCall();
    return new Promise((resolve, reject) => {
      calls.push({
        input,
        signal,
        answers: (output) => settled(() => resolve(output)),
        fails: (error) => settled(() => reject(error)),
      });
    });
  });
  return {
    logic,
    calls,
    get last() {
      const last = calls.at(-1);
      if (!last) throw new Error('The service was never called');
      return last;
    },
  };
}

async function settled(settle: () => void): Promise<void> {
  settle();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
