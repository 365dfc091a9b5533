import { vi } from 'vitest';

/** A channel of which a message arrives at once. */
export class FakeMessageChannel {
  readonly port1: { onmessage: (event: { data: unknown }) => void } = { onmessage: () => undefined };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

interface Port {
  postMessage(data: unknown): void;
}

/** A service worker that has stored the files of a build; without one, it does not reply. */
export class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  readonly build: string | null;
  state = 'installing';
  constructor(build: string | null) {
    super();
    this.build = build;
  }
  postMessage(message: { type: string }, [port]: readonly Port[] = []): void {
    this.received.push(message.type);
    if (message.type === 'build.ask' && this.build !== null) port?.postMessage(this.build);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The registration of a service worker. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  readonly unregister = vi.fn(async () => true);
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** What a page has at `navigator.serviceWorker`. */
export class FakeWorkers extends EventTarget {
  registrations: FakeRegistration[];
  readonly register = vi.fn(async (_url: string, _options: object) => this.registrations[0]);
  readonly getRegistration = async () => this.registrations[0];
  readonly getRegistrations = async () => this.registrations;
  constructor(...registrations: FakeRegistration[]) {
    super();
    this.registrations = registrations;
  }
}

/** Gives the page these service workers; `undefined` is a browser without them. */
export function stubWorkers(serviceWorker: FakeWorkers | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker });
}

/** Gives the page stored files under these names. Returns the names, as they change. */
export function stubCaches(...names: string[]): Set<string> {
  const stored = new Set(names);
  vi.stubGlobal('caches', { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) });
  return stored;
}
