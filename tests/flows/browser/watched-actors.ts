/** Records the transitions of the running actors, over the inspector's channel. */
import { expect, type Page } from '@playwright/test';
import { channelName, type FromApp } from '../../../src/inspector/channel-messages.ts';
import { intervals } from './held-server.ts';

export interface WatchedActors {
  /** The transitions that the actor of that name has taken since the last `clear`. */
  takenBy(name: string): readonly string[];
  /** Resolves once the inspector is attached to the latest page. */
  attached(): Promise<void>;
  clear(): void;
  /** Keeps the records while another page is opened, to which the inspector attaches again. */
  expectNext(): void;
  /** Discards the records before another page is opened. */
  detach(): void;
}

/** The part of a message that the test receives. */
interface Received {
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
  let isAttached = false;

  const receive = ({ kind, app, n, actor, name, transitions }: Received) => {
    const id = `${app} ${actor}`;
    if (kind === 'synced') isAttached = true;
    if (kind === 'actor') names.set(id, name);
    // buffered messages are sent again to a listener that attaches late
    if (kind !== 'taken' || known.has(`${app} ${n}`)) return;
    known.add(`${app} ${n}`);
    taken.push({ name: names.get(id) ?? '', transitions });
  };
  await page.exposeFunction('receiveMessages', (messages: readonly Received[]) => messages.forEach(receive));
  await page.addInitScript((channel) => {
    const scope = window as unknown as { receiveMessages(messages: object[]): void; actorChannel: BroadcastChannel };
    let unsent: object[] = [];
    scope.actorChannel = new BroadcastChannel(channel);
    scope.actorChannel.onmessage = ({ data: { kind, app, n, actor, id, name, transitions } }) => {
      if (!['actor', 'taken', 'synced'].includes(kind)) return;
      unsent.push({ kind, app, n, actor: actor ?? id, name, transitions });
      // a call of the test costs a hundred times as much as a message; the names are needed by the next transition
      if (kind === 'actor') return;
      scope.receiveMessages(unsent);
      unsent = [];
    };
  }, channelName);

  return {
    takenBy: (name) => taken.flatMap((each) => (each.name === name ? each.transitions : [])),
    attached: () => expect.poll(() => isAttached, { message: 'the inspector is attached', intervals }).toBe(true),
    clear() {
      taken = [];
    },
    expectNext() {
      isAttached = false;
    },
    detach() {
      isAttached = false;
      taken = [];
      names.clear();
      known.clear();
    },
  };
}
