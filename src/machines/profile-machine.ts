import { createRecordMachine } from './record-machine.ts';

/** Editing who the candidate is, on what terms they work, and what they have done. */
export const profileMachine = createRecordMachine('profile');
