import { hasNetwork } from './network.ts';

/**
 * Goes to the home page with a full reload (specification, section 4). Without a network and a service worker, it waits
 * for the network: the browser would replace the page by an error of its own.
 */
export function reloadHome(): void {
  const load = () => location.assign('/');
  if (hasNetwork() || navigator.serviceWorker?.controller) load();
  else addEventListener('online', load, { once: true });
}

/** Loads the page again. */
export function reloadPage(): void {
  location.reload();
}
