import { config } from './config.ts';
import { withoutToken } from './contract/paths.ts';

/** One page view. Without the query, which can contain private data; the token of a shared profile is left out. */
export interface PageView {
  readonly path: string;
  readonly language: 'en' | 'ar';
}

/** Sends a page view; failures are ignored (specification, section 1). */
export function sendPageView(view: PageView): void {
  if (config.analyticsUrl === 'off') return;
  const body = new Blob([JSON.stringify({ ...view, path: withoutToken(view.path) })], {
    type: 'application/json',
  });
  if (isBeaconTaken(body)) return;
  fetch(config.analyticsUrl, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** A browser can lack `sendBeacon`, reject the data, or throw. */
function isBeaconTaken(body: Blob): boolean {
  try {
    return navigator.sendBeacon(config.analyticsUrl, body);
  } catch {
    return false;
  }
}
