import { email, refusalOf } from '../../src/services/contract/forms.ts';
import { subscribers } from '../db/schema/sign-up.ts';
import { Form } from '../http/form.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handler } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';

/** Adds an address to the subscribers. The primary key decides between two simultaneous requests. */
export const subscribe: Handler<'subscribe'> = async ({ deps, context, query, language }) => {
  limitVisitor(context, deps);
  if (refusalOf(email, query('usr')) === 'required') throw addressMissing();
  const form = new Form({ usr: query('usr') });
  const address = form.given('usr', email).trim().toLowerCase();
  form.settle();
  const added = await deps.db
    .insert(subscribers)
    .values({ email: address, language })
    .onConflictDoNothing()
    .returning();
  return added.length > 0 ? 'Subscriber Added' : 'Already Subscribed';
};

const addressMissing = () =>
  new HttpError(417, 'MandatoryError', {
    text: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
    fieldname: 'usr',
  });
