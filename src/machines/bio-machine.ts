import { createRecordMachine } from './record-machine.ts';

/** Edits the candidate's bio: the bio draft of specification section 3. */
export const bioMachine = createRecordMachine('bio');
