import { actAsClients, type DemoClients } from './act-as-clients.ts';

/** The maximum number of milliseconds between two runs. */
const maxInterval = 5_000;

/** Runs the simulated clients at intervals, one run after another. */
export function startDemoClients(clients: DemoClients, log: (line: string) => void): { stop: () => Promise<void> } {
  const interval = Math.max(200, Math.min(maxInterval, (clients.seconds * 1000) / 4));
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    if (!isStopped) timer = setTimeout(run, interval).unref();
  };
  const run = (): void => {
    running = actAsClients(clients)
      .catch((error: unknown) => log(`demo clients: ${error instanceof Error ? error.name : 'unknown reason'}`))
      .then(schedule);
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
