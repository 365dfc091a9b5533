/** Starts an inspector when the address asks for one: `?inspect=local` for our own, `?inspect` for Stately's. */
import type { AnyActorRef } from 'xstate';
import { openLocalChannel } from './local-channel.ts';

const storageKey = 'inspect';
const inspectorPath = '/inspector.html';

/**
 * Attaches the requested inspectors to a running app. Our own stays attached when this tab reloads, until the address
 * has `?inspect=off`.
 */
export async function attach(app: AnyActorRef): Promise<void> {
  const inAddress = new URLSearchParams(location.search).getAll('inspect');
  const requested = inAddress.length > 0 ? inAddress : [sessionStorage.getItem(storageKey)];
  if (requested.includes('off')) return sessionStorage.removeItem(storageKey);
  if (requested.includes('local')) {
    sessionStorage.setItem(storageKey, 'local');
    openLocalChannel(app);
    console.info(`The inspector is attached. Open ${inspectorPath} in another tab.`);
  }
  if (requested.includes('')) {
    const { openStately } = await import('./stately.ts');
    openStately(app);
  }
}
