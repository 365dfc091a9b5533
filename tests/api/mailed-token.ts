import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type LinkPurpose, outbox } from '../../api/db/schema/mail.ts';
import { addResets } from '../../api/mail/outbox.ts';
import type { TestApi } from './test-api.ts';

/** The token of the newest message for an address that has not been sent. */
export async function tokenFor(api: TestApi, user: string, purpose: LinkPurpose): Promise<string> {
  await addResets(api.db, api.now());
  const isFor = and(eq(outbox.user, user), eq(outbox.purpose, purpose), isNotNull(outbox.token));
  const [message] = await api.db.select().from(outbox).where(isFor).orderBy(desc(outbox.created_at)).limit(1);
  if (!message?.token) throw new Error(`There is no message for ${user}.`);
  return message.token;
}
