import { answeredChange, deleteTemplate, save, shows, writeNote } from './cover-notes-screen.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { press, pressIn } from './quotation-screen.ts';
import { answered, whileSignedIn } from './scene.ts';

const template = { name: 'T1', title: 'Advisory', note: 'Interviews first.', modified: '2026-03-05 09:30:00' };

playFlows(
  'coverNotes',
  {
    'the form of a quotation, signed in': {
      actor: 'coverNotes',
      setUp: writeNote,
      byItself: [
        'coverNotes: templates.close → coverNotes.closed', // the form reports it when it is left
        'coverNotes: draft.clear → coverNotes.closed', // before the other person signs in, the first one logs out
      ],
      stepActions: whileSignedIn({
        'Open the templates': press('templates'),
        'The templates arrive': answered('getCoverNotes', { data: [template] }),
        'The server refuses to send them': answered('getCoverNotes', errorAnswers.refused),
        'The session has expired': answered('getCoverNotes', errorAnswers.unauthorized),
        'Try again': pressIn('templates', 'retry'),
        'Save the note': save,
        'Save the note without a title': save,
        'Delete a template': {
          when: ({ context }) => context.templates.length > 0,
          action: deleteTemplate,
        },
        'Restore it': {
          when: ({ context }) => context.removed !== null,
          action: pressIn('templates', 'undo'),
        },
        'The server has stored the change': answeredChange({ data: [] }),
        'The server refuses the change': answeredChange(errorAnswers.refused),
        'The session has expired before the change': answeredChange(errorAnswers.unauthorized),
        'Close the templates': {
          when: ({ value }) => value !== 'closed',
          action: pressIn('templates', 'close'),
        },
        'Another person signs in': { when: ({ value }) => value === 'closed', action: logInElsewhere },
      }),
      shows,
    },
  },
  { isSampled: true },
);
