/** The page's end of the channel: which apps answer, and what each has told. */
import { channelName, type FromApp, type Payload, type ToApp } from '../messages.ts';
import { createStory, type Story } from './story.ts';

export interface Connection {
  /** For `useSyncExternalStore`: another number whenever something was heard. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
  /** The app that is looked at; none before one has answered. */
  readonly story: () => Story | undefined;
  /** Every app that has answered, the latest first. */
  readonly stories: () => readonly Story[];
  readonly isAnswering: (app: string) => boolean;
  choose(app: string): void;
  send(actor: string, event: Payload): void;
  clear(): void;
  close(): void;
}

const rhythm = 2_000;
const patience = 5_000;

export function connect(): Connection {
  const channel = new BroadcastChannel(channelName);
  const stories = new Map<string, Story>();
  const heard = new Map<string, number>();
  const listeners = new Set<() => void>();
  let chosen: string | undefined;
  let version = 0;
  let isPending = false;

  const say = (message: ToApp): void => channel.postMessage(message);
  const isAnswering = (app: string): boolean => Date.now() - (heard.get(app) ?? 0) < patience;
  const changed = (): void => {
    if (isPending) return;
    isPending = true;
    // a burst of messages is drawn once; a hidden page has no frames
    setTimeout(() => {
      isPending = false;
      version += 1;
      for (const listener of listeners) listener();
    }, 30);
  };

  channel.onmessage = ({ data }: MessageEvent<FromApp | ToApp>) => {
    if (!('n' in data)) return; // another page's word to the app
    const { app, kind } = data;
    const wasAnswering = isAnswering(app);
    heard.set(app, kind === 'bye' ? 0 : Date.now());
    let story = stories.get(app);
    if (!story) {
      if (kind !== 'app') return void (kind !== 'bye' && say({ kind: 'hello', app }));
      story = createStory(app);
      stories.set(app, story);
    }
    story.apply(data);
    if (kind === 'app' && (chosen === undefined || !isAnswering(chosen))) chosen = app;
    if (kind !== 'here' || !wasAnswering) changed();
  };

  const beat = setInterval(() => {
    const isAlone = chosen === undefined || !isAnswering(chosen);
    say({ kind: isAlone ? 'hello' : 'ping' });
    if (isAlone) changed();
  }, rhythm);
  say({ kind: 'hello' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    story: () => stories.get(chosen ?? ''),
    stories: () => [...stories.values()].reverse(),
    isAnswering,
    choose: (app) => {
      chosen = app;
      changed();
    },
    send: (actor, event) => say({ kind: 'send', ...(chosen && { app: chosen }), actor, event }),
    clear: () => {
      stories.get(chosen ?? '')?.clear();
      changed();
    },
    close: () => {
      clearInterval(beat);
      channel.close();
    },
  };
}
