import { check, record, text } from '../fields.ts';

/** A place where the account is signed in; its name opens nothing. */
export const session = record(['name'], {
  name: text,
  user_agent: text,
  creation: text,
  last_used: text,
  is_current: check,
});

export type Session = ReturnType<typeof session.create>;
