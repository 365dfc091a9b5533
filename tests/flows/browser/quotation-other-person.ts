import { errorAnswers } from './held-server.ts';
import { callsOfLogin, logInAsAnother } from './other-person.ts';
import { titleOf } from './quotation-requests.ts';
import type { Stage } from './stage.ts';

/** From the list of requests: the session turns out to have expired when a request is opened, and another person logs in. */
export async function logInAfterExpiry(stage: Stage): Promise<void> {
  const { page, server } = stage;
  server.hold(...callsOfLogin);
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: titleOf('RFQ-2') })
    .click();
  await server.answer('getJobDescription', errorAnswers.unauthorized);
  await logInAsAnother(stage);
}
