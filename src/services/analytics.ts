import { config } from './config.ts';

/** One page view. The path only: a query may hold what is nobody's business. */
export interface PageView {
  readonly path: string;
  readonly language: 'en' | 'ar';
}

/** Sends a page view; its outcome is nobody's concern (specification, section 1). */
export function sendPageView(view: PageView): void {
  if (config.analyticsUrl === 'off') return;
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  if (isBeaconTaken(body)) return;
  fetch(config.analyticsUrl, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** A browser may know no beacon, refuse it, or throw at it. */
function isBeaconTaken(body: Blob): boolean {
  try {
    return navigator.sendBeacon(config.analyticsUrl, body);
  } catch {
    return false;
  }
}
