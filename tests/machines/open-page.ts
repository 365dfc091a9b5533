import { vi } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate';
import { provideApp } from '../../src/machines/app-implementations.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { FakeStorage } from '../services/fake-storage.ts';

/** The storage of one browser, which outlives its pages. */
export class Browser {
  readonly local = new FakeStorage();
  readonly session = new FakeStorage();
  /** Every value ever stored, under any key. */
  readonly everStored: string[] = [];

  constructor() {
    for (const storage of [this.local, this.session]) {
      const setItem = storage.setItem.bind(storage);
      storage.setItem = (key, value) => {
        this.everStored.push(value);
        setItem(key, value);
      };
    }
  }

  /** The stored slice of one actor. */
  storedSlice(name: string): unknown {
    const slices = JSON.parse(this.local.getItem('persist:root') ?? '{}');
    return slices[name] === undefined ? undefined : JSON.parse(slices[name]);
  }
}

/** Opens the product in that browser: the app with its real implementations, on a page without a UI. */
export async function openPage(browser: Browser) {
  const clock = new SimulatedClock();
  const shown = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const went: string[] = [];
  vi.stubGlobal('localStorage', browser.local);
  vi.stubGlobal('sessionStorage', browser.session);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
  vi.stubGlobal('removeEventListener', shown.removeEventListener.bind(shown));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('location', { assign: (address: string) => went.push(address) });
  const app: ActorRefFrom<ReturnType<typeof provideApp>> = createActor(provideApp(), { clock });
  const toasts: string[] = [];
  app.on('toast.shown', ({ message }) => toasts.push(message));
  app.start();
  await waitFor(app, (snapshot) => snapshot.matches('ready'));
  app.send({ type: 'features.load' });
  await waitFor(app, (snapshot) => snapshot.matches({ ready: 'featuresLoaded' }));
  return {
    app,
    /** The message ids of the toasts that the app has emitted. */
    toasts,
    went,
    of: <N extends Parameters<typeof actorOf>[1]>(name: N) => actorOf(app, name),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    /** Simulates another tab that changes a key. */
    changeInOtherTab: (key: string) => shown.dispatchEvent(Object.assign(new Event('storage'), { key })),
    /** Leaves the page, which writes pending changes first. */
    leave: () => {
      shown.dispatchEvent(new Event('pagehide'));
      app.stop();
    },
  };
}
