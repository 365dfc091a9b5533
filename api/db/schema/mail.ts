import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/services/contract/language.ts';
import { data, instant } from './columns.ts';
import { users } from './session.ts';

/** What the link of a message does. */
export type LinkPurpose = 'verify' | 'reset';

/** What a message is about: a link, a question to a client about a payment, or the unread notifications. */
export type MessagePurpose = LinkPurpose | 'payment' | 'digest';

/** The valid links of the accounts, at most one for each purpose. Only the SHA-256 of a token is stored. */
export const links = pgTable(
  'links',
  {
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    purpose: data().$type<LinkPurpose>().notNull(),
    token_hash: data().notNull().unique(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.purpose] })],
);

/** A message without a link, as it is sent. Both are deleted once it is sent. */
export interface MailContent {
  readonly subject: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
}

/**
 * Messages: with a link to their account, with a content to another recipient, or with the unread notifications. Token
 * and content are deleted once the message is sent; the rest counts towards the limits.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: data().primaryKey(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    purpose: data().$type<MessagePurpose>().notNull(),
    language: data().$type<Language>().notNull(),
    token: data(),
    /** Where the message goes, if not to the account. */
    recipient: data(),
    content: jsonb().$type<MailContent>(),
    /** The time from which a digest lists notifications; `null` in one of an earlier version. */
    since: instant(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt may begin; `null` once the message is sent. */
    due_at: instant(),
  },
  (table) => [index().on(table.due_at), index().on(table.user, table.purpose, table.created_at)],
);

/** Requests to reset a password, before it is known whether the address has an account. */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: data().primaryKey(),
    email: data().notNull(),
    /** That of the page; `null` in a request of an earlier version. */
    language: data().$type<Language>(),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.created_at)],
);
