import type { PageOrigins } from './page-policy.ts';
import { StartError } from './start-error.ts';

/** The page has the addresses of the API and of the analytics from its build; the server reads the same variables. */
export function readPageOrigins(env: Readonly<Record<string, string | undefined>>): PageOrigins {
  const api = originsIn('PUBLIC_API_BASE', env.PUBLIC_API_BASE);
  const analytics = originsIn(
    'PUBLIC_ANALYTICS_URL',
    env.PUBLIC_ANALYTICS_URL === 'off' ? '' : env.PUBLIC_ANALYTICS_URL,
  );
  return {
    connect: [...new Set([...api, ...analytics, ...originsIn('CONNECT_ORIGINS', env.CONNECT_ORIGINS)])],
    images: [...new Set([...api, ...originsIn('IMG_ORIGINS', env.IMG_ORIGINS)])],
  };
}

/** The origins of a list of addresses; an address without an origin is of the page's own. */
export function originsIn(name: string, list = ''): string[] {
  const addresses = list.split(',').map((address) => address.trim());
  return addresses
    .filter((address) => address !== '' && !address.startsWith('/'))
    .map((address) => {
      const { protocol, origin } = URL.canParse(address) ? new URL(address) : { protocol: '', origin: '' };
      if (/^https?:$/.test(protocol)) return origin;
      throw new StartError(`${name} must have addresses that start with https:// or http://, not "${address}".`);
    });
}
