/** Every route of the product (specification, section 2), and the one place that spells them. */
export const paths = {
  landing: '/',
  login: '/login',
  wizard: '/wizard-master',
  accountView: '/account-view',
  jobRequests: '/job-request-list',
  jobRequest: (name: string) => `/job-request-list/${encodeURIComponent(name)}`,
  contracts: '/contract',
  contract: (name: string) => `/contract/${encodeURIComponent(name)}`,
  invoices: '/invoice',
  account: '/account',
} as const satisfies Record<string, Path>;

type Path = `/${string}` | ((name: string) => `/${string}`);

/** The same pages as the router matches them. */
export const patterns = { jobRequest: `${paths.jobRequests}/:name`, contract: `${paths.contracts}/:name` } as const;

/** The login page, and the page to be brought back to afterwards. */
export const loginFor = (page: string): string => `${paths.login}?next=${encodeURIComponent(page)}`;

/** Where to go after signing in: an own path that was asked for, else the profile. Nothing leads off this origin. */
export function nextIn(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const isOwn = /^\/(?![/\\])/.test(next) && !next.startsWith(paths.login) && !hasControl(next);
  return isOwn ? next : paths.accountView;
}

// a browser drops tabs and line ends from an address, and could read a second slash behind one
const hasControl = (text: string): boolean => [...text].some((sign) => sign < ' ' || sign === '\\');
