import * as paths from './contract/paths.ts';

/**
 * Everything that a deployment may set, in one place. Values are read when the web part is built; each has a
 * default that works on the server's own origin. `PUBLIC_INSPECT=on`, which lets `?inspect` look into the app, is read
 * by `main.tsx` alone: it is no value that runs, but decides what is built.
 */
export interface Config {
  /** `PUBLIC_API_BASE`: origin of the API; empty is the page's own. */
  readonly apiBase: string;
  /** `PUBLIC_MANDATE_PATH`: path of every call but log-out. */
  readonly mandatePath: string;
  /** `PUBLIC_SITE_PATH`: path of log-out. */
  readonly sitePath: string;
  /** `PUBLIC_TOKEN_SCHEME`: the word before the token in Authorization; empty sends the bare token. */
  readonly tokenScheme: string;
  /** `PUBLIC_HOME_URL`: the marketing site behind the header's Home. */
  readonly homeUrl: string;
  /** `PUBLIC_ANALYTICS_URL`: where page views are sent; `off` sends none. */
  readonly analyticsUrl: string;
}

export const config: Config = {
  apiBase: (import.meta.env.PUBLIC_API_BASE ?? '').replace(/\/+$/, ''),
  mandatePath: import.meta.env.PUBLIC_MANDATE_PATH ?? paths.mandatePath,
  sitePath: import.meta.env.PUBLIC_SITE_PATH ?? paths.sitePath,
  tokenScheme: import.meta.env.PUBLIC_TOKEN_SCHEME ?? 'Bearer',
  homeUrl: import.meta.env.PUBLIC_HOME_URL ?? '/',
  analyticsUrl: import.meta.env.PUBLIC_ANALYTICS_URL ?? paths.pageViewPath,
};
