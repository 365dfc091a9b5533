import type { MessageId } from '../../../locales/ids.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import type { Translate } from './messages.ts';

/** The name of each page in the title of its document, except those named after what they show. */
const pageNames: Readonly<Record<string, MessageId>> = {
  '/': 'page_landing',
  '/login': 'login',
  '/wizard-master': 'page_wizard',
  '/forgot-password': 'reset_heading',
  '/reset-password': 'reset_choose_heading',
  '/verify-email': 'verify_heading',
  '/overview': 'overview',
  '/notifications': 'notifications',
  '/account-view': 'bio',
  '/account-view/as-client': 'view_as_client',
  '/account-view/import': 'import_title',
  '/job-request-list': 'job_request',
  '/contract': 'contract',
  '/invoice': 'invoice',
  '/account': 'account',
  '/no/such/page': 'page_not_found',
};

/** The name of the page with this path, query and fragment; `undefined` where it depends on what the page shows. */
export const pageNameOf = (path: string): MessageId | undefined => pageNames[path.replace(/[?#].*$/, '')];

/** The title of the document of a page with this name. */
export const titleOf = (messages: Translate, name: string): string =>
  messages('page_title', { page: isolated(name), network: isolated(messages('sg_network')) });
