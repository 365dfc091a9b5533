import type { Db } from '../db/db.ts';
import type { outbox } from '../db/schema/mail.ts';
import { digestOf } from './digest.ts';
import { type Message, storedMessage } from './messages.ts';

/**
 * The content of a message of the outbox; `null` for a digest that has nothing to list or was turned off.
 *
 * @param url where the links lead, without a path
 */
export async function contentOf(db: Db, message: typeof outbox.$inferSelect, url: string): Promise<Message | null> {
  return message.purpose === 'digest' ? digestOf(db, message, url) : storedMessage(message, message.purpose, url);
}
