import {
  accountPath,
  notificationsPath,
  resetPasswordPath,
  sharedProfilePath,
  signUpPath,
  verifyEmailPath,
} from '../services/contract/paths.ts';

/**
 * Every route (specification, section 2). Those to which the server links, too, are in the contract; no other file
 * contains one.
 */
export const paths = {
  landing: '/',
  login: '/login',
  signUp: signUpPath,
  overview: '/overview',
  notifications: notificationsPath,
  profile: '/account-view',
  clientView: '/account-view/as-client',
  importResume: '/account-view/import',
  sharedProfile: (token: string) => `${sharedProfilePath}${token}`,
  jobRequests: '/job-request-list',
  jobRequest: (name: string) => `/job-request-list/${encodeURIComponent(name)}`,
  contracts: '/contract',
  contract: (name: string) => `/contract/${encodeURIComponent(name)}`,
  invoices: '/invoice',
  invoice: (name: string) => `/invoice/${encodeURIComponent(name)}`,
  account: accountPath,
  forgotPassword: '/forgot-password',
  resetPassword: resetPasswordPath,
  verifyEmail: verifyEmailPath,
  welcome: '/welcome',
  service: (name: string) => `/services/${encodeURIComponent(name)}`,
  help: '/help',
  contact: '/contact',
  accessibility: '/accessibility',
  terms: '/terms',
  privacy: '/privacy',
} as const satisfies Record<string, Path>;

/** The route patterns of the record pages. */
export const patterns = {
  sharedProfile: `${sharedProfilePath}:token`,
  jobRequest: `${paths.jobRequests}/:name`,
  contract: `${paths.contracts}/:name`,
  invoice: `${paths.invoices}/:name`,
  service: '/services/:name',
} as const;

/** The sections of the landing page that other pages link to. */
export const landingSections = {
  steps: '/#how-it-works',
  requests: '/#requests',
  services: '/#services',
  payment: '/#payment',
  questions: '/#questions',
} as const;

type Path = `/${string}` | ((name: string) => `/${string}`);

/** The login page's URL; after login it redirects to `path`. */
export const loginUrl = (path: string): string => `${paths.login}?next=${encodeURIComponent(path)}`;

/** Whether an address of this site is the login page's; routes match in any case. */
export const isLogin = (path: string): boolean => path.toLowerCase().startsWith(paths.login);

/** The path to open after login. Ignores any `next` outside this site, to prevent open redirects. */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const isOwn = /^\/(?![/\\])/.test(next) && !/[\\\s]/.test(next) && !isLogin(next);
  return isOwn ? next : paths.overview;
}
