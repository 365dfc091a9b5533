import { maxResumeBytes } from '../../../src/services/contract/fields/file-rules.ts';
import { loseFile, onDisk, readDisk } from './held-disk.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import * as screen from './resume-screen.ts';

const { detach, fileField, fileName, setUp, shows, takeHeadline, use } = screen;

const large = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.alloc(maxResumeBytes + 1) };

playFlows(
  'resume',
  {
    'the page of the import': {
      actor: 'resume',
      // a log-out clears the state, and so does the login of another person after it
      byItself: ['resume: draft.clear → resume.empty'],
      setUp,
      stepActions: {
        'Choose a file': (stage) => fileField(stage).setInputFiles(onDisk(stage, fileName)),
        'Choose a file that is too large': (stage) => fileField(stage).setInputFiles(large),
        'Remove the file': { when: ({ value }) => value !== 'empty', action: detach },
        'It is a resume': readDisk,
        'It is another JSON': readDisk,
        'It cannot be read': loseFile(fileName),
        'Take the new headline': takeHeadline,
        // without a change there is nothing to put into the form
        'Put it into the form': { when: ({ context }) => context.chosen.length > 0, action: use },
        'Another person signs in': { when: ({ value }) => value === 'empty', action: logInElsewhere },
      },
      shows,
    },
  },
  { isSampled: true },
);
