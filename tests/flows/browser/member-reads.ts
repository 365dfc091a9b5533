/** The reads of a member's pages, answered for the token of a test: a reply of the product's server would end the session. */
import type { Stage } from './stage.ts';

export function answerMemberReads({ server }: Stage): void {
  const profile = { name: 'P1', email: 'noura@example.com', full_name: 'Noura Ali', email_verified: 1 };
  server.always('getProfile', { data: profile });
  for (const name of ['getTaxList', 'getContractList', 'getInvoices', 'getJobRequests'] as const)
    server.always(name, { data: [] });
  server.always('logOut', { message: {} });
}
