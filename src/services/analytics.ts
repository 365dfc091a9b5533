import { config } from './config.ts';
import type { Language } from './contract/language.ts';
import { withoutToken } from './contract/paths.ts';

/** One page view. Without the query, which can contain private data; the token of a shared profile is left out. */
export interface PageView {
  readonly path: string;
  readonly language: Language;
}

/** Sends a page view; failures are ignored (specification, section 1). It also arrives when the page is left at once. */
export function sendPageView(view: PageView): void {
  if (config.analyticsUrl === 'off') return;
  fetch(config.analyticsUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...view, path: withoutToken(view.path) }),
    keepalive: true,
  }).catch(() => undefined);
}
