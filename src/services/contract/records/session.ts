import { check, record, text, time } from '../readers.ts';

/** A row of `get_sessions`: one sign-in of the account. `name` is no token. */
export const session = record(['name'], {
  name: text,
  user_agent: text,
  creation: time,
  last_used: time,
  expires_on: time,
  is_current: check,
});

export type Session = ReturnType<typeof session.create>;
