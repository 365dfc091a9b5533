/** The scope in which a service worker runs: its stored files, the open pages and its events. */
import { vi } from 'vitest';
import { FakeMessageChannel } from './fake-workers.ts';

export const origin = 'https://sg.example';
export const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

/** Stored responses by their address, as text and headers. */
class FakeCache {
  readonly texts = new Map<string, string>();
  readonly headers = new Map<string, Headers>();
  put = async (request: Request | string, response: Response) => {
    this.headers.set(addressOf(request), response.headers);
    this.texts.set(addressOf(request), await response.text());
  };
  match = async (request: Request | string) => {
    const text = this.texts.get(addressOf(request));
    return text === undefined ? undefined : new Response(text, { headers: this.headers.get(addressOf(request)) });
  };
  keys = async () => [...this.texts.keys()].map((url) => new Request(url));
  delete = async (request: Request | string) => this.texts.delete(addressOf(request));
}

export const stored = { files: new FakeCache(), 'newest-page': new FakeCache() };
type StoreName = keyof typeof stored;
const caches = {
  open: async (name: StoreName) => stored[name],
  match: async (request: Request | string, { cacheName }: { cacheName?: StoreName } = {}) => {
    const found = (cacheName ? [stored[cacheName]] : Object.values(stored)).map((cache) => cache.match(request));
    return (await Promise.all(found)).find((response) => response !== undefined);
  },
};

class FakeExtendableEvent extends Event {
  done: Promise<unknown> = Promise.resolve();
  waitUntil(done: Promise<unknown>) {
    this.done = done;
  }
}

/** Sends the worker an event, and waits until it has handled it. */
export async function raise(type: string, more: object = {}): Promise<void> {
  const event = Object.assign(new FakeExtendableEvent(type), more);
  worker.dispatchEvent(event);
  await event.done;
}

const pageOf = (build: string | null) => ({
  postMessage: (_: object, [port]: { postMessage(data: unknown): void }[]) => {
    if (build !== null) port?.postMessage(build);
  },
});

let pages: ReturnType<typeof pageOf>[] = [];

/** Replaces the open pages: one replies with its build, or with `null` not at all. */
export function openPages(builds: readonly (string | null)[]): void {
  pages = builds.map(pageOf);
}

export const claim = vi.fn(async () => undefined);
export const skipWaiting = vi.fn(async () => undefined);
/** The worker of a later version. */
export const waiting = { postMessage: vi.fn() };
export const worker = Object.assign(new EventTarget(), {
  caches,
  location: new URL(origin),
  registration: { scope: `${origin}/`, waiting: null as typeof waiting | null },
  clients: {
    claim,
    // the pages of another build are not controlled, because they were opened before this version was stored
    matchAll: async ({ includeUncontrolled = false }) => (includeUncontrolled ? pages : []),
  },
  skipWaiting,
  __WB_DISABLE_DEV_LOGS: true,
});

/** Gives a service worker that is loaded afterwards this scope. */
export function stubWorkerScope(): void {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', worker.location);
  vi.stubGlobal('registration', worker.registration);
  vi.stubGlobal('ExtendableEvent', FakeExtendableEvent);
  vi.stubGlobal('FetchEvent', class extends FakeExtendableEvent {});
  vi.stubGlobal('MessageChannel', FakeMessageChannel);
}
