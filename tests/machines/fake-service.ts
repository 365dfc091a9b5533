import { fromPromise } from 'xstate';

/** One time that a machine asked its service. */
interface RequestContext<Output, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  /** Answers, and waits until the machine has heard. */
  answers(output: Output): Promise<void>;
  fails(error: unknown): Promise<void>;
}

/** A service whose outcome the test decides, when it decides. */
export interface FakeService<Output, Input> {
  readonly logic: ReturnType<typeof fromPromise<Output, Input>>;
  /** Every time it was asked, in order. */
  readonly asked: readonly RequestContext<Output, Input>[];
  /** The last time it was asked. */
  readonly last: RequestContext<Output, Input>;
}

export function fakeService<Output, Input>(onAsked: () => void = () => undefined): FakeService<Output, Input> {
  const asked: RequestContext<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    onAsked();
    return new Promise((resolve, reject) => {
      asked.push({
        input,
        signal,
        answers: (output) => heard(() => resolve(output)),
        fails: (error) => heard(() => reject(error)),
      });
    });
  });
  return {
    logic,
    asked,
    get last() {
      const last = asked.at(-1);
      if (!last) throw new Error('The service was never asked');
      return last;
    },
  };
}

async function heard(settle: () => void): Promise<void> {
  settle();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
