/** `?inspect=local` opens our own inspector's channel, `?inspect` Stately's page; neither is there without being asked for. */
import type { AnyActorRef } from 'xstate';
import { openLocalChannel } from './local-channel.ts';

const kept = 'inspect';
export const inspectorPath = '/inspector.html';

/**
 * Attaches the inspector that the address asks for to a running app, also late. Our own stays attached over reloads
 * of this tab, until the address says `?inspect=off`.
 */
export async function attach(app: AnyActorRef): Promise<void> {
  const asked = new URLSearchParams(location.search).get('inspect') ?? sessionStorage.getItem(kept);
  if (asked === 'off' || asked === null) return sessionStorage.removeItem(kept);
  if (asked === 'local') {
    sessionStorage.setItem(kept, asked);
    openLocalChannel(app);
    console.info(`This page is inspected: open ${inspectorPath} in another tab.`);
    return;
  }
  const { openStately } = await import('./stately.ts');
  openStately(app);
}
