/** Hears from the running actors, over the inspector's own channel, which transitions they take. */
import { expect, type Page } from '@playwright/test';
import { channelName, type FromApp } from '../../../src/inspector/channel-messages.ts';
import { intervals } from './held-server.ts';

export interface WatchedActors {
  /** What the actor of that name has taken since the last `forget`. */
  takenBy(name: string): readonly string[];
  /** Resolves once the app of the page that was opened last has told of itself. */
  attached(): Promise<void>;
  clear(): void;
  /** The page is about to be another. */
  detach(): void;
}

/** What reaches the test of a message. */
interface Heard {
  readonly kind: FromApp['kind'];
  readonly app: string;
  readonly n: number;
  readonly actor: string;
  readonly name: string;
  readonly transitions: readonly string[];
}

export async function watchActors(page: Page): Promise<WatchedActors> {
  const names = new Map<string, string>();
  const known = new Set<string>();
  let taken: { name: string; transitions: readonly string[] }[] = [];
  let isTold = false;

  await page.exposeFunction('hearActors', ({ kind, app, n, actor, name, transitions }: Heard) => {
    const id = `${app} ${actor}`;
    if (kind === 'synced') isTold = true;
    if (kind === 'actor') names.set(id, name);
    // what was held back is told again to whoever comes late
    if (kind !== 'taken' || known.has(`${app} ${n}`)) return;
    known.add(`${app} ${n}`);
    taken.push({ name: names.get(id) ?? '', transitions });
  });
  await page.addInitScript((channel) => {
    const scope = window as unknown as { hearActors(heard: object): void; heardOn: BroadcastChannel };
    scope.heardOn = new BroadcastChannel(channel);
    scope.heardOn.onmessage = ({ data: { kind, app, n, actor, id, name, transitions } }) => {
      if (['actor', 'taken', 'synced'].includes(kind)) {
        scope.hearActors({ kind, app, n, actor: actor ?? id, name, transitions });
      }
    };
  }, channelName);

  return {
    takenBy: (name) => taken.flatMap((each) => (each.name === name ? each.transitions : [])),
    attached: () => expect.poll(() => isTold, { message: 'the inspector is attached', intervals }).toBe(true),
    clear() {
      taken = [];
    },
    detach() {
      isTold = false;
      taken = [];
      names.clear();
      known.clear();
    },
  };
}
