/** Compares the owner of the stored slices with the session of this tab. */
import { type AuthContext, isSamePerson } from '../auth-machine.ts';
import { ownerIn, type RawState } from './restore.ts';

/** Whether they are those of a person who has not been logged in here. */
export const isOwnedByAnother = (raw: RawState, { owner, formerOwner }: AuthContext): boolean =>
  ownerIn(raw) !== '' && !isOwnedBy(raw, owner) && !isOwnedBy(raw, formerOwner);

/** Whether they were stored since the session of this tab was opened, or ended without it. */
export const isCurrent = (raw: RawState, { isLoggedIn, owner, formerOwner }: AuthContext): boolean =>
  isLoggedIn ? isOwnedBy(raw, owner) : formerOwner !== '' && !isOwnedBy(raw, formerOwner);

const isOwnedBy = (raw: RawState, person: string): boolean => person !== '' && isSamePerson(person, ownerIn(raw));
