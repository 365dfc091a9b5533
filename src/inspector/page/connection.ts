/** Connects the inspector's page to the apps in other tabs and collects the messages of each. */
import { channelName, type FromApp, type Payload, type ToApp } from '../channel-messages.ts';
import { createInspectedApp, type InspectedApp } from './inspected-app.ts';

export interface Connection {
  /** For `useSyncExternalStore`; `version` changes with every message. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
  /** The selected app; `undefined` before one is connected. */
  readonly selected: () => InspectedApp | undefined;
  /** Every app that has connected, the latest first. */
  readonly apps: () => readonly InspectedApp[];
  readonly isConnected: (id: string) => boolean;
  select(id: string): void;
  send(actor: string, event: Payload): void;
  clear(): void;
  close(): void;
}

const pingInterval = 2_000;
/** The time without a message after which an app is considered disconnected, in milliseconds. */
const maxSilence = 5_000;

export function connect(): Connection {
  const channel = new BroadcastChannel(channelName);
  const apps = new Map<string, InspectedApp>();
  const lastMessageAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  let selectedId: string | undefined;
  let version = 0;
  let isPending = false;

  const post = (message: ToApp): void => channel.postMessage(message);
  const isConnected = (id: string): boolean => Date.now() - (lastMessageAt.get(id) ?? 0) < maxSilence;
  const notify = (): void => {
    if (isPending) return;
    isPending = true;
    // renders once for a burst of messages; a timer, because a hidden page has no animation frames
    setTimeout(() => {
      isPending = false;
      version += 1;
      for (const listener of listeners) listener();
    }, 30);
  };

  channel.onmessage = ({ data }: MessageEvent<FromApp | ToApp>) => {
    if (!('n' in data)) return; // from the inspector in another tab
    const { app: id, kind } = data;
    const wasConnected = isConnected(id);
    lastMessageAt.set(id, kind === 'closed' ? 0 : Date.now());
    let app = apps.get(id);
    if (!app) {
      if (kind !== 'app') return void (kind !== 'closed' && post({ kind: 'sync', app: id }));
      app = createInspectedApp(id);
      apps.set(id, app);
    }
    app.apply(data);
    if (kind === 'app' && (selectedId === undefined || !isConnected(selectedId))) selectedId = id;
    if (kind !== 'pong' || !wasConnected) notify();
  };

  const timer = setInterval(() => {
    const isLost = selectedId === undefined || !isConnected(selectedId);
    post({ kind: isLost ? 'sync' : 'ping' });
    if (isLost) notify();
  }, pingInterval);
  post({ kind: 'sync' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    selected: () => apps.get(selectedId ?? ''),
    apps: () => [...apps.values()].reverse(),
    isConnected,
    select: (id) => {
      selectedId = id;
      notify();
    },
    send: (actor, event) => post({ kind: 'send', ...(selectedId && { app: selectedId }), actor, event }),
    clear: () => {
      apps.get(selectedId ?? '')?.clear();
      notify();
    },
    close: () => {
      clearInterval(timer);
      channel.close();
    },
  };
}
