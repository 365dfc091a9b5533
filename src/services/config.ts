import * as paths from './contract/paths.ts';

/**
 * What a deployment can set. Values are read when the web part is built; the defaults work on the server's own origin.
 * `PUBLIC_INSPECT` and `PUBLIC_OFFLINE` are not here: they decide what is built, and are read where that code is loaded.
 */
export interface Config {
  /** `PUBLIC_API_BASE`: origin of the API; empty for the page's own. */
  readonly apiBase: string;
  /** `PUBLIC_MANDATE_PATH`: path of every call but log-out. */
  readonly mandatePath: string;
  /** `PUBLIC_SITE_PATH`: path of log-out. */
  readonly sitePath: string;
  /**
   * `PUBLIC_PROBE_PATH`: is requested to find out whether the service can be reached. Any reply counts, except HTML and
   * an error of a proxy.
   */
  readonly probePath: string;
  /** `PUBLIC_TOKEN_SCHEME`: the word before the token in Authorization; empty sends the token alone. */
  readonly tokenScheme: string;
  /** `PUBLIC_HOME_URL`: the marketing site that Home in the header links to. */
  readonly homeUrl: string;
  /** `PUBLIC_ANALYTICS_URL`: where page views are sent; `off` sends none. */
  readonly analyticsUrl: string;
}

export const config: Config = {
  apiBase: (import.meta.env.PUBLIC_API_BASE ?? '').replace(/\/+$/, ''),
  mandatePath: import.meta.env.PUBLIC_MANDATE_PATH ?? paths.mandatePath,
  sitePath: import.meta.env.PUBLIC_SITE_PATH ?? paths.sitePath,
  probePath: import.meta.env.PUBLIC_PROBE_PATH ?? paths.healthPath,
  tokenScheme: import.meta.env.PUBLIC_TOKEN_SCHEME ?? 'Bearer',
  homeUrl: import.meta.env.PUBLIC_HOME_URL ?? '/',
  analyticsUrl: import.meta.env.PUBLIC_ANALYTICS_URL ?? paths.pageViewPath,
};
