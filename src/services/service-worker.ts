/** Registers the service worker, and reports which version it has stored. */
import { buildInfo } from './build-info.ts';
import { removeServiceWorkers } from './remove-service-workers.ts';

type Report = 'worker.denied' | 'worker.storing' | 'worker.current' | 'worker.newer' | 'worker.failed' | 'page.shown';

const workerUrl = '/service-worker.js';

/** After this time in milliseconds, a worker that does not reply counts as one of the page's version. */
const replyDeadline = 30_000;

/** Registers the service worker, and reports what happens to it. Returns a function that stops the reports. */
export function watchServiceWorker(report: (event: Report) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const notify = (event: Report) => {
    if (!signal.aborted) report(event);
  };
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker; // absent from an insecure page
  if (!workers) notify('worker.denied');
  else watch(workers, notify, signal).catch((error) => notify(isDenied(error) ? 'worker.denied' : 'worker.failed'));
  return () => stop.abort();
}

/** A browser denies the registration in a private window, or when its user blocks stored data. */
const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

async function watch(workers: ServiceWorkerContainer, notify: (event: Report) => void, signal: AbortSignal) {
  const registration = await workers.register(workerUrl, { updateViaCache: 'none' });
  let reported: unknown;
  const reportVersion = async ({ isTakingControl = false } = {}) => {
    const { waiting, active } = registration;
    const newest = waiting ?? active;
    if (!newest) return;
    const build = await buildOf(newest);
    // not earlier: a worker that takes control while a page loads can end requests for the files of that page
    if (build === buildInfo.build)
      newest.postMessage({ type: newest === waiting ? 'version.activate' : 'files.clean' });
    const isNewer = build !== buildInfo.build && build !== undefined;
    // another tab has updated to a version that was announced here before
    if (isTakingControl && isNewer && build === reported) return;
    reported = build;
    notify(isNewer ? 'worker.newer' : 'worker.current');
  };
  const follow = (worker: ServiceWorker) => {
    notify('worker.storing');
    worker.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'redundant') notify('worker.failed');
        else if (worker.state === 'installed') void reportVersion();
      },
      { signal },
    );
  };
  registration.addEventListener('updatefound', () => registration.installing && follow(registration.installing), {
    signal,
  });
  workers.addEventListener('controllerchange', () => void reportVersion({ isTakingControl: true }), { signal });
  // the worker asks every page for its version before it removes the files of others
  workers.addEventListener('message', ({ ports: [port] }) => port?.postMessage(buildInfo.build), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') notify('page.shown');
    },
    { signal },
  );
  if (registration.installing) follow(registration.installing);
  else await reportVersion();
}

/** The build of which a worker stores the files; `undefined` when it does not reply. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, replyDeadline);
    worker.postMessage({ type: 'build.ask' }, [port2]);
  });
}

/** Asks the server for another version; when it has no service worker any more, removes the one of this browser. */
export async function checkForUpdate(): Promise<{ isWithdrawn: boolean }> {
  const registration = await navigator.serviceWorker.getRegistration();
  try {
    await registration?.update();
    return { isWithdrawn: false };
  } catch (error) {
    const { ok, status, headers } = await fetch(workerUrl, { method: 'HEAD', cache: 'no-store' });
    // a host can reply to an unknown address with the page
    const isScript = ok && /javascript/.test(headers.get('Content-Type') ?? '');
    if (isScript || (!ok && status !== 404 && status !== 410)) throw error;
    await removeServiceWorkers();
    return { isWithdrawn: true };
  }
}

/** Lets the newest stored version control this site's pages, and resolves when it does. */
export async function activateUpdate(): Promise<void> {
  const workers = navigator.serviceWorker;
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    waiting.postMessage({ type: 'version.activate' });
  });
}
