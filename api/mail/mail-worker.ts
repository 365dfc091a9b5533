/** Runs `processMail` again and again: when something was added, and otherwise at intervals. */
export interface MailWorker {
  /** Something was added. */
  readonly wake: () => void;
  /** Resolves when the present run has ended, or after two seconds. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two runs, for what other servers left and what is due again. */
const interval = 15_000;

/**
 * A run begins this many milliseconds after the call that caused it, so that the time of a reply does not depend on it.
 */
const delay = () => 500 + Math.random() * 500;

const maxStopTime = 2_000;

/**
 * Runs `processMail` at once, after calls that caused a message, and at intervals, one run after another. Once
 * `isStopping()` is true, it should end soon.
 */
export function startMailWorker(
  processMail: (isStopping: () => boolean) => Promise<void>,
  log: (line: string) => void,
): MailWorker {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  const runWithin = (milliseconds: number): void => {
    const at = Date.now() + milliseconds;
    if (isStopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds).unref();
  };
  const run = (): void => {
    dueAt = Number.POSITIVE_INFINITY;
    running = running
      .then(() => (isStopped ? undefined : processMail(() => isStopped)))
      .catch((error: unknown) => log(`mail is delayed: ${error instanceof Error ? error.name : 'unknown reason'}`))
      .then(() => runWithin(interval));
  };
  runWithin(0);
  return {
    wake: () => runWithin(delay()),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const late = new Promise<void>((resolve) => void setTimeout(resolve, maxStopTime).unref());
      await Promise.race([running, late]);
    },
  };
}
