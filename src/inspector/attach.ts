/** `?inspect=local` opens our own inspector's channel, `?inspect` Stately's page; neither is there without being asked for. */
import type { AnyActorRef } from 'xstate';
import { openLocalChannel } from './local-channel.ts';

const kept = 'inspect';
const inspectorPath = '/inspector.html';

/**
 * Attaches the inspectors that the address asks for to a running app, also late. Our own stays attached over reloads
 * of this tab, until the address says `?inspect=off`.
 */
export async function attach(app: AnyActorRef): Promise<void> {
  const said = new URLSearchParams(location.search).getAll('inspect');
  const asked = said.length > 0 ? said : [sessionStorage.getItem(kept)];
  if (asked.includes('off')) return sessionStorage.removeItem(kept);
  if (asked.includes('local')) {
    sessionStorage.setItem(kept, 'local');
    openLocalChannel(app);
    console.info(`This page is inspected: open ${inspectorPath} in another tab.`);
  }
  if (asked.includes('')) {
    const { openStately } = await import('./stately.ts');
    openStately(app);
  }
}
