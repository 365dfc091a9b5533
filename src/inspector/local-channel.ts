/** Our own inspector: told over a channel of the browser, which reaches the other tabs of this origin and no one else. */
import type { AnyActorRef } from 'xstate';
import { createRedactor } from '../recording/redact.ts';
import { type ActorMessage, channelName, type FromApp, type ToApp, type Told } from './messages.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { watchSystem } from './watch-system.ts';

/** A message each; a chart has to fit, ten thousand rows need not. */
export const limits = { items: 400, values: 8_000, length: 2_000 } as const;

type Said = FromApp extends infer M ? (M extends FromApp ? Omit<M, 'app' | 'n'> : never) : never;

/** Attaches to a running system, also late. Answers `hello` with all that it holds. Returns how to stop. */
export function openLocalChannel(root: AnyActorRef): () => void {
  const channel = new BroadcastChannel(channelName);
  const redactor = createRedactor(limits);
  const buffer = createReplayBuffer<FromApp>();
  const app = Math.random().toString(36).slice(2, 10);
  const since = Date.now();
  let last = 0;

  const say = (message: FromApp): void => channel.postMessage(message);
  const now = (said: Said): FromApp => redactor({ ...said, app, n: last }) as FromApp; // keeps the shape of plain data
  const tell = (told: Told): number => {
    last += 1;
    const message = now(told);
    buffer.push(message);
    say(message);
    return last;
  };
  const watch = watchSystem(root, tell);
  const standing = (): ActorMessage[] => {
    const all = watch.standing();
    // a secret that one actor holds is known before another is told of
    for (const { context } of all) redactor(context);
    return all;
  };
  const tellAll = (): void => {
    say(now({ kind: 'app', path: location.pathname, since }));
    for (const message of buffer.all()) say(message);
    for (const actor of standing()) say(now(actor));
    say(now({ kind: 'told' }));
  };

  channel.onmessage = ({ data }: MessageEvent<ToApp>) => {
    if (data.app !== undefined && data.app !== app) return;
    if (data.kind === 'hello') tellAll();
    if (data.kind === 'ping') say(now({ kind: 'here' }));
    if (data.kind === 'send') watch.find(data.actor)?.send(data.event);
  };
  const leave = (): void => say(now({ kind: 'bye' }));
  // what each held in the beginning, by which is known what changed
  for (const actor of standing()) tell(actor);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', tellAll);
  tellAll();
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', tellAll);
    watch.end();
    channel.close();
  };
}
