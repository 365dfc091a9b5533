/** Services over what the page provides: channels between tabs, its visibility, its theme, and presses on its frame. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FramePress, watchFramePresses } from '../../src/services/frame-presses.ts';
import { reloadHome } from '../../src/services/navigation.ts';
import { isPageVisible, openTabChannel, watchPageVisible } from '../../src/services/tab-channel.ts';
import { showTheme } from '../../src/services/theme.ts';

afterEach(() => vi.unstubAllGlobals());

/** Channels that deliver at once. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

describe('a channel between tabs', () => {
  it('passes messages on to the other tabs, under its name, until it is closed', () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const received: unknown[] = [];
    const mine = openTabChannel('sg-notifications', (message) => received.push(['mine', message]));
    const theirs = openTabChannel('sg-notifications', (message) => received.push(['theirs', message]));
    const other = openTabChannel('other', (message) => received.push(['other', message]));
    mine.post({ unread: 1 });
    theirs.post({ unread: 2 });
    theirs.close();
    mine.post({ unread: 3 });
    mine.close();
    other.close();
    expect(received).toEqual([
      ['theirs', { unread: 1 }],
      ['mine', { unread: 2 }],
    ]);
    expect(FakeChannel.open.size).toBe(0);
  });

  it('does nothing in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const onMessage = vi.fn();
    const channel = openTabChannel('sg-notifications', onMessage);
    channel.post({ unread: 1 });
    channel.close();
    expect(onMessage).not.toHaveBeenCalled();
  });
});

it('the visibility of the page is reported until watching stops', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const shown: boolean[] = [];
  const stop = watchPageVisible((isShown) => shown.push(isShown));
  const become = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  become('hidden');
  expect(isPageVisible()).toBe(false);
  become('visible');
  expect(isPageVisible()).toBe(true);
  stop();
  become('hidden');
  expect(shown).toEqual([false, true]);
});

it.each([
  ['with a network', { onLine: true }, 1],
  ['without a network, from a service worker', { onLine: false, serviceWorker: { controller: {} } }, 1],
  ['without a network, outside the control of a service worker', { onLine: false, serviceWorker: {} }, 0],
  ['without a network and service workers', { onLine: false }, 0],
])('the home page is loaded at once or when there is a network: %s', (_, navigator, atOnce) => {
  const page = new EventTarget();
  const opened: string[] = [];
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { assign: (address: string) => opened.push(address) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  reloadHome();
  expect(opened).toEqual(Array(atOnce).fill('/'));
  for (let times = 0; times < 2; times += 1) page.dispatchEvent(new Event('online'));
  expect(opened).toEqual(['/']);
});

it('a theme is applied by the page, if it can', () => {
  const shown: string[] = [];
  vi.stubGlobal('__showTheme', (theme: string) => shown.push(theme));
  showTheme('dark');
  vi.stubGlobal('__showTheme', undefined);
  showTheme('light');
  expect(shown).toEqual(['dark']);
});

it('presses on the frame are passed on in order: those from before the script, and the later ones', () => {
  const press = (name: FramePress) => globalThis.__presses?.push(name);
  vi.stubGlobal('__presses', ['open', 'later']);
  const presses: string[] = [];
  watchFramePresses((name) => presses.push(name));
  press('close');
  expect(presses).toEqual(['open', 'later', 'close']);
  vi.stubGlobal('__presses', undefined);
  watchFramePresses((name) => presses.push(name));
  press('start');
  expect(presses).toEqual(['open', 'later', 'close', 'start']);
});
