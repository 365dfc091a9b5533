/**
 * How the page follows its service worker: what it reports, how it asks for another version, and how it removes it.
 * Long because of the states of a worker.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInfo } from '../../src/services/build-info.ts';
import { removeServiceWorkers } from '../../src/services/remove-service-workers.ts';
import { activateUpdate, checkForUpdate, watchServiceWorker } from '../../src/services/service-worker.ts';
import {
  FakeMessageChannel,
  FakeRegistration,
  FakeWorker,
  FakeWorkers,
  stubCaches,
  stubWorkers,
} from './fake-workers.ts';
import { scriptFetch } from './script-fetch.ts';

let page: EventTarget & { visibilityState: string };
let registration: FakeRegistration;
let workers: FakeWorkers;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(buildInfo, 'build', 'get').mockReturnValue('first');
  vi.stubGlobal('MessageChannel', FakeMessageChannel);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  registration = new FakeRegistration();
  workers = new FakeWorkers(registration);
  stubWorkers(workers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Watches the service worker. Returns its reports, as they arrive, and how to stop. */
async function watch() {
  const reports: string[] = [];
  const stop = watchServiceWorker((event) => reports.push(event));
  await settle();
  return { reports, stop };
}

describe('a page', () => {
  it('registers the service worker of its site, which the browser never takes from its cache', async () => {
    const { reports } = await watch();
    expect(workers.register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
    expect(reports).toEqual([]);
  });

  it.each([
    [new DOMException('Denied', 'SecurityError'), 'worker.denied'],
    [new DOMException('Broken', 'InvalidStateError'), 'worker.failed'],
    [new TypeError('The script could not be read'), 'worker.failed'],
  ])('reports that the registration was rejected: %s', async (error, report) => {
    workers.register.mockRejectedValue(error);
    expect((await watch()).reports).toEqual([report]);
  });

  it('reports a browser without service workers', async () => {
    stubWorkers(undefined);
    expect((await watch()).reports).toEqual(['worker.denied']);
  });

  it('reports a worker of its own version, which then removes the files of others', async () => {
    registration.active = new FakeWorker('first');
    expect((await watch()).reports).toEqual(['worker.current']);
    expect(registration.active.received).toEqual(['build.ask', 'files.clean']);
  });

  it('reports a newer version that waits, which removes no files', async () => {
    registration.active = new FakeWorker('first');
    registration.waiting = new FakeWorker('second');
    expect((await watch()).reports).toEqual(['worker.newer']);
    expect(registration.active.received).toEqual([]);
    expect(registration.waiting.received).toEqual(['build.ask']);
  });

  it('lets a worker of its own version that waits take control, since the page was loaded from it', async () => {
    registration.active = new FakeWorker('zeroth');
    registration.waiting = new FakeWorker('first');
    expect((await watch()).reports).toEqual(['worker.current']);
    expect(registration.active.received).toEqual([]);
    expect(registration.waiting.received).toEqual(['build.ask', 'version.activate']);
  });

  it('counts a worker that has not replied for thirty seconds as one of its own version, and leaves it as it is', async () => {
    registration.active = new FakeWorker('zeroth');
    registration.waiting = new FakeWorker(null);
    const { reports } = await watch();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reports).toEqual(['worker.current']);
    expect(registration.waiting.received).toEqual(['build.ask']);
  });

  it('reports that a version is stored, and which one', async () => {
    const first = new FakeWorker('first');
    registration.installing = first;
    const { reports } = await watch();
    expect(reports).toEqual(['worker.storing']);
    registration.active = first;
    first.become('installed');
    first.become('activated');
    await settle();
    expect(reports).toEqual(['worker.storing', 'worker.current']);
  });

  it('reports no earlier version while one is stored', async () => {
    registration.active = new FakeWorker('zeroth');
    registration.installing = new FakeWorker('first');
    expect((await watch()).reports).toEqual(['worker.storing']);
  });

  it('reports a version that is found later', async () => {
    registration.active = new FakeWorker('first');
    const { reports } = await watch();
    const second = new FakeWorker('second');
    registration.find(second);
    registration.waiting = second;
    second.become('installed');
    await settle();
    expect(reports).toEqual(['worker.current', 'worker.storing', 'worker.newer']);
  });

  it('reports a version that could not be stored', async () => {
    const { reports } = await watch();
    const second = new FakeWorker('second');
    registration.find(second);
    second.become('redundant');
    await settle();
    expect(reports).toEqual(['worker.storing', 'worker.failed']);
  });

  it('reports the version again when another worker takes control', async () => {
    registration.active = new FakeWorker('first');
    const { reports } = await watch();
    registration.active = new FakeWorker('second');
    workers.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(reports).toEqual(['worker.current', 'worker.newer']);
  });

  it('reports its own version again when another page lets it take control', async () => {
    registration.active = new FakeWorker('first');
    const { reports } = await watch();
    workers.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(reports).toEqual(['worker.current', 'worker.current']);
  });

  it('reports a newer version once, also when another page lets it take control', async () => {
    registration.active = new FakeWorker('first');
    registration.waiting = new FakeWorker('second');
    const { reports } = await watch();
    registration.active = registration.waiting;
    registration.waiting = null;
    workers.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(reports).toEqual(['worker.newer']);
    registration.active = new FakeWorker('third');
    workers.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(reports).toEqual(['worker.newer', 'worker.newer']);
  });

  it('reports that it is shown again, and not that it is hidden', async () => {
    const { reports } = await watch();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(reports).toEqual([]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(reports).toEqual(['page.shown']);
  });

  it('answers a worker with its build', async () => {
    await watch();
    const answers: unknown[] = [];
    const ports = [{ postMessage: (data: unknown) => answers.push(data) }];
    workers.dispatchEvent(Object.assign(new Event('message'), { ports }));
    workers.dispatchEvent(Object.assign(new Event('message'), { ports: [] }));
    expect(answers).toEqual(['first']);
  });

  it('reports nothing after watching has stopped', async () => {
    registration.active = new FakeWorker(null);
    const { reports, stop } = await watch();
    const second = new FakeWorker('second');
    registration.find(second);
    stop();
    registration.waiting = second;
    second.become('installed');
    registration.find(new FakeWorker('third'));
    workers.dispatchEvent(new Event('controllerchange'));
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reports).toEqual(['worker.storing']);
    expect(second.received).toEqual([]);
  });
});

const script = (status: number, type: string) => new Response(null, { status, headers: { 'Content-Type': type } });

describe('asking for another version', () => {
  it('leaves the worker as it is when the server has one', async () => {
    expect(await checkForUpdate()).toEqual({ isWithdrawn: false });
    expect(registration.update).toHaveBeenCalledOnce();
    workers.registrations = [];
    expect(await checkForUpdate()).toEqual({ isWithdrawn: false });
  });

  it.each([
    ['nothing', script(404, 'text/html')],
    ['nothing any more', script(410, 'text/plain')],
    ['an error in a script', script(404, 'text/javascript')],
    ['the page', script(200, 'text/html; charset=utf-8')],
    ['a file of no type', new Response(null)],
  ])('removes the worker and its files when the server has %s in its place', async (_, response) => {
    registration.update.mockRejectedValue(new TypeError('Not a script'));
    const stored = stubCaches('files', 'newest-page');
    const sent = scriptFetch(response);
    expect(await checkForUpdate()).toEqual({ isWithdrawn: true });
    expect(sent).toMatchObject([{ address: '/service-worker.js', verb: 'HEAD' }]);
    expect(registration.unregister).toHaveBeenCalledOnce();
    expect([...stored]).toEqual([]);
  });

  it.each([
    ['has it', script(200, 'text/javascript; charset=utf-8')],
    ['is not available', script(503, 'text/html')],
    ['refuses the request', script(403, 'text/html')],
  ])('fails, and removes nothing, when the server %s', async (_, response) => {
    const error = new TypeError('No network');
    registration.update.mockRejectedValue(error);
    const stored = stubCaches('files');
    scriptFetch(response);
    await expect(checkForUpdate()).rejects.toBe(error);
    expect(registration.unregister).not.toHaveBeenCalled();
    expect([...stored]).toEqual(['files']);
  });
});

describe('activating the newest version', () => {
  it('is done once it controls the page', async () => {
    registration.waiting = new FakeWorker('second');
    const done = vi.fn();
    const activation = activateUpdate().then(done);
    await settle();
    expect(registration.waiting.received).toEqual(['version.activate']);
    expect(done).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await activation;
    expect(done).toHaveBeenCalledOnce();
  });

  it('is done at once when no version waits', async () => {
    const active = new FakeWorker('first');
    registration.active = active;
    await activateUpdate();
    workers.registrations = [];
    await activateUpdate();
    expect(active.received).toEqual([]);
  });
});

describe('removing the service workers', () => {
  it('removes every one, and all files', async () => {
    workers.registrations = [registration, new FakeRegistration()];
    const stored = stubCaches('files', 'newest-page');
    await removeServiceWorkers();
    for (const { unregister } of workers.registrations) expect(unregister).toHaveBeenCalledOnce();
    expect([...stored]).toEqual([]);
  });

  it.each([
    ['has none', new FakeWorkers()],
    ['cannot have one', undefined],
  ])('changes nothing in a browser that %s', async (_, given) => {
    stubWorkers(given);
    const stored = stubCaches('files');
    await removeServiceWorkers();
    expect([...stored]).toEqual(['files']);
  });
});
