/** Connects a running app to our own inspector by a `BroadcastChannel`, which only tabs of the same origin receive. */
import type { AnyActorRef } from 'xstate';
import { createRedactor } from '../recording/redact.ts';
import { type ActorMessage, channelName, type FromApp, type SystemMessage, type ToApp } from './channel-messages.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { watchSystem } from './watch-system.ts';

/** The limits of one message: large enough for a chart, too small for ten thousand rows. */
export const limits = { items: 400, values: 8_000, length: 2_000 } as const;

type Unaddressed = FromApp extends infer M ? (M extends FromApp ? Omit<M, 'app' | 'n'> : never) : never;

/** Attaches to a running system. Returns a function that detaches. */
export function openLocalChannel(root: AnyActorRef): () => void {
  const channel = new BroadcastChannel(channelName);
  const redactor = createRedactor(limits);
  const buffer = createReplayBuffer<FromApp>();
  const app = Math.random().toString(36).slice(2, 10);
  const since = Date.now();
  let lastNumber = 0;

  const post = (message: FromApp): void => channel.postMessage(message);
  // the redactor keeps the shape of plain data
  const address = (message: Unaddressed): FromApp => redactor({ ...message, app, n: lastNumber }) as FromApp;
  const record = (systemMessage: SystemMessage): number => {
    lastNumber += 1;
    const message = address(systemMessage);
    buffer.push(message);
    post(message);
    return lastNumber;
  };
  const watch = watchSystem(root, record);
  const currentActors = (): ActorMessage[] => {
    const actors = watch.actors();
    // the redactor collects the secrets of all actors before the first message
    for (const { context } of actors) redactor(context);
    return actors;
  };
  const postEverything = (): void => {
    post(address({ kind: 'app', path: location.pathname, since }));
    for (const message of buffer.all()) post(message);
    for (const actor of currentActors()) post(address(actor));
    post(address({ kind: 'synced' }));
  };

  channel.onmessage = ({ data }: MessageEvent<ToApp>) => {
    if (data.app !== undefined && data.app !== app) return;
    if (data.kind === 'sync') postEverything();
    if (data.kind === 'ping') post(address({ kind: 'pong' }));
    if (data.kind === 'send') watch.find(data.actor)?.send(data.event);
  };
  const postClosed = (): void => post(address({ kind: 'closed' }));
  // the first contexts, with which later ones are compared
  for (const actor of currentActors()) record(actor);
  addEventListener('pagehide', postClosed);
  addEventListener('pageshow', postEverything);
  postEverything();
  return () => {
    postClosed();
    removeEventListener('pagehide', postClosed);
    removeEventListener('pageshow', postEverything);
    watch.stop();
    channel.close();
  };
}
