import { createRecordMachine } from './record-machine.ts';

/** Edits the candidate's profile: person, terms of work, experience and education. */
export const profileMachine = createRecordMachine('profile');
