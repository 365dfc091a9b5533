import * as screen from './delivery-files-screen.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered } from './scene.ts';
import { sendHalf } from './upload-progress.ts';

const { isRepeatable, isRunning, stored, when } = screen;

playFlows(
  'deliveryFiles',
  {
    'the form of a delivery': {
      actor: 'deliveryFiles',
      setUp: screen.openForm,
      byItself: [
        // a log-out clears the files, and so does the login of another person after it
        'deliveryFiles.ready: draft.clear → deliveryFiles.ready',
        // the browser reports how much it has sent
        'deliveryFiles.ready: upload.moved → stays',
      ],
      stepActions: {
        'Choose a file': when((upload) => upload === undefined, screen.chooseReport),
        'Choose a file of another type': when(() => true, screen.chooseProgram),
        'Half of it is sent': when(isRunning, sendHalf),
        'The server stores the file': when(isRunning, answered('uploadDeliverable', { data: stored })),
        'The upload fails': when(isRunning, answered('uploadDeliverable', { status: 500, type: 'InternalError' })),
        'The session has expired during the upload': when(
          isRunning,
          answered('uploadDeliverable', errorAnswers.unauthorized),
        ),
        'Try again': when(isRepeatable, screen.tryAgain),
        'Remove the file': when((upload) => upload !== undefined, screen.remove),
        'Another person signs in': when((upload) => upload === undefined, logInElsewhere),
      },
      shows: screen.shows,
    },
  },
  { isSampled: true },
);
