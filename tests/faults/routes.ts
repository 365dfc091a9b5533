/**
 * Every route with what a person types on its page, for the faults of storage. A route without a row does not compile.
 */
import type { Locator } from '@playwright/test';
import { paths } from '../../src/ui/paths.ts';
import { field } from './scenes/scene.ts';
import type { Stage } from './stage.ts';
import type { Facts } from './world.ts';

export interface RoutePage {
  readonly path: string | ((facts: Facts) => string);
  /** Whether the page needs a session. */
  readonly isPersonal: boolean;
  /** Types into a field of the page, and returns it with the words. */
  readonly type?: (stage: Stage) => Promise<readonly [field: Locator, value: string]>;
}

const fillIn =
  (name: string, value: string) =>
  async (stage: Stage): Promise<readonly [Locator, string]> => {
    await field(stage, name).fill(value);
    return [field(stage, name), value];
  };

export const routePages: Readonly<Record<keyof typeof paths, RoutePage>> = {
  landing: { path: paths.landing, isPersonal: false },
  login: { path: paths.login, isPersonal: false, type: fillIn('usr', 'nour@example.com') },
  signUp: { path: paths.signUp, isPersonal: false, type: fillIn('first_name', 'Nour') },
  overview: { path: paths.overview, isPersonal: true },
  notifications: { path: paths.notifications, isPersonal: true },
  profile: {
    path: paths.profile,
    isPersonal: true,
    type: async (stage) => {
      const { main, messages } = stage;
      const title = messages('personal_details');
      await main.getByRole('button', { name: messages('edit_named', { name: title }) }).click();
      return fillIn('city', 'Abha')(stage);
    },
  },
  clientView: { path: paths.clientView, isPersonal: true },
  importResume: { path: paths.importResume, isPersonal: true },
  sharedProfile: { path: paths.sharedProfile('a-token-of-the-lab'), isPersonal: false },
  jobRequests: { path: paths.jobRequests, isPersonal: true },
  jobRequest: {
    path: ({ openRequest }) => paths.jobRequest(openRequest.name),
    isPersonal: true,
    type: async (stage) => {
      await stage.main.getByRole('button', { name: stage.messages('quote_write') }).click();
      return fillIn('cover_note', 'Two weeks of interviews first.')(stage);
    },
  },
  contracts: { path: paths.contracts, isPersonal: true },
  contract: { path: ({ contract }) => paths.contract(contract.name), isPersonal: true },
  invoices: { path: paths.invoices, isPersonal: true },
  invoice: { path: ({ invoice }) => paths.invoice(invoice), isPersonal: true },
  account: { path: paths.account, isPersonal: true },
  forgotPassword: { path: paths.forgotPassword, isPersonal: false, type: fillIn('usr', 'nour@example.com') },
  resetPassword: {
    path: `${paths.resetPassword}#token=a-token-of-the-lab`,
    isPersonal: false,
    type: fillIn('password', 'tamarind under snow'),
  },
  welcome: { path: paths.welcome, isPersonal: true },
  help: { path: paths.help, isPersonal: false },
  contact: { path: paths.contact, isPersonal: false },
  accessibility: { path: paths.accessibility, isPersonal: false },
  terms: { path: paths.terms, isPersonal: false },
  privacy: { path: paths.privacy, isPersonal: false },
  service: { path: paths.service('data-and-ai'), isPersonal: false },
  verifyEmail: { path: paths.verifyEmail, isPersonal: false },
};

export type RouteName = keyof typeof paths;

export const routeNames = Object.keys(routePages) as RouteName[]; // an entry per route
