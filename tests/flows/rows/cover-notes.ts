import type { CoverNotesEvent } from '../../../src/machines/cover-notes-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, unauthorized } from './faults.ts';

const act = acts<CoverNotesEvent>;
const template = { name: 'T1', title: 'Advisory', note: 'Interviews first.', modified: '2026-03-05 09:30:00' };

export const coverNotes: Flow = {
  machine: machines.coverNotes,
  starts: [
    {
      words: 'the form of a quotation, signed in',
      acts: [
        act('Open the templates', { type: 'templates.open' }),
        answers('The templates arrive', 'getCoverNotes', [template]),
        fails('The server refuses to send them', 'getCoverNotes', refused),
        fails('The session has expired', 'getCoverNotes', unauthorized),
        act('Try again', { type: 'templates.retry' }),
        act('Save the note', { type: 'template.save', name: '', title: 'Short', note: 'At once.' }),
        act('Save the note without a title', { type: 'template.save', name: '', title: '', note: 'At once.' }),
        act('Delete a template', { type: 'template.delete', name: 'T1' }),
        act('Restore it', { type: 'template.restore' }),
        answers('The server has stored the change', 'changeCoverNotes', []),
        fails('The server refuses the change', 'changeCoverNotes', refused),
        fails('The session has expired before the change', 'changeCoverNotes', unauthorized),
        act('Close the templates', { type: 'templates.close' }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
