import { arrive, download, openDocuments, shows } from './files-screen.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered } from './scene.ts';

playFlows(
  'files',
  {
    'a page with documents, signed in': {
      actor: 'files',
      setUp: openDocuments,
      // a log-out clears the queue, and so does the login of another person after it
      byItself: ['files: draft.clear → files.idle'],
      stepActions: {
        'Download a file': download('a.pdf'),
        'Download another': download('b.pdf'),
        'The file arrives': arrive,
        'The server refuses': answered('downloadFile', errorAnswers.refused),
        'The session has expired': answered('downloadFile', errorAnswers.unauthorized),
        'Another person signs in': logInElsewhere,
      },
      shows,
    },
  },
  { isSampled: true },
);
