import { createContext, useContext } from 'react';

/** What the pages get from the composition root. */
export interface Site {
  /** The configured URL of the marketing site, the target of the header's Home link. */
  readonly homeUrl: string;
  /** The configured origin of the API; empty when it is the page's own. */
  readonly apiBase: string;
  /** Resolves to whether the server has another release than the page. */
  readonly findNewRelease: () => Promise<boolean>;
}

/** The default is that of a page without a composition root, as in tests. */
export const SiteContext = createContext<Site>({
  homeUrl: '/',
  apiBase: '',
  findNewRelease: () => Promise.resolve(false),
});

/** What the page gets from the composition root. */
export const useSite = (): Site => useContext(SiteContext);
