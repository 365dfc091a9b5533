import { subscribeFields } from '../../src/services/contract/fields/account-fields.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { subscribers } from '../db/schema/sign-up.ts';
import { readValid } from '../http/form.ts';
import { readEmail } from '../http/read-email.ts';
import type { Handler } from '../http/request-context.ts';
import { limitProbes, limitVisitor } from '../http/visitor.ts';

/** Adds an address to the subscribers. The primary key decides between two simultaneous requests. */
export const subscribe: Handler<'subscribe'> = async ({ deps, context, query, language }) => {
  await limitVisitor(context, deps);
  const address = readEmail(textIn(readValid(subscribeFields, { usr: query('usr') }), 'usr'));
  await limitProbes(context, deps, address);
  const added = await deps.db
    .insert(subscribers)
    .values({ email: address, language })
    .onConflictDoNothing()
    .returning();
  return added.length > 0 ? 'Subscriber Added' : 'Already Subscribed';
};
