import { createRecordMachine } from './record-machine.ts';

/** Editing what the candidate says of themselves: the bio draft of specification section 3. */
export const bioMachine = createRecordMachine('bio');
