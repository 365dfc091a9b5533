/** Another person signs in, in the same browser. */
import { fillLogin } from '../../browser/support/sign-in.ts';
import { errorAnswers } from './held-server.ts';
import { titleOf } from './quotation-requests.ts';
import type { Stage } from './stage.ts';

/**
 * From the list of requests: the session is found to have expired when a request is opened, and another person signs in
 * on the login page.
 */
export async function signInAsAnother({ page, server, messages }: Stage): Promise<void> {
  server.hold('signIn', 'getProfile', 'getBio', 'getContractList', 'getInvoices', 'getTaxList');
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: titleOf('RFQ-2') })
    .click();
  await server.answer('getJobDescription', errorAnswers.unauthorized);
  await fillLogin(page, messages, { usr: 'sami@example.com', password: 'Ten letters or more' });
  await server.answer('signIn', { data: { access_token: 'T2' } });
}
