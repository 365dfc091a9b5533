/** Every route of the product (specification, section 2), and the one place that spells them. */
export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/wizard-master',
  profile: '/account-view',
  jobRequests: '/job-request-list',
  jobRequest: (name: string) => `/job-request-list/${encodeURIComponent(name)}`,
  contracts: '/contract',
  contract: (name: string) => `/contract/${encodeURIComponent(name)}`,
  invoices: '/invoice',
  invoice: (name: string) => `/invoice/${encodeURIComponent(name)}`,
  account: '/account',
} as const satisfies Record<string, Path>;

/** The pages of one record, as the router matches them. */
export const patterns = {
  jobRequest: `${paths.jobRequests}/:name`,
  contract: `${paths.contracts}/:name`,
  invoice: `${paths.invoices}/:name`,
} as const;

type Path = `/${string}` | ((name: string) => `/${string}`);

/** The login page that leads back to `path` afterwards. */
export const loginFor = (path: string): string => `${paths.login}?next=${encodeURIComponent(path)}`;

/** Where a person goes on after signing in: a path of the product's own, whatever the address says. */
export function nextIn(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const isOwn = /^\/(?![/\\])/.test(next) && !/[\\\s]/.test(next) && !next.startsWith(paths.login);
  return isOwn ? next : paths.profile;
}
