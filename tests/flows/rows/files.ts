import type { FilesEvent } from '../../../src/machines/files-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused, unauthorized } from './faults.ts';

const act = acts<FilesEvent>;

export const files: Flow = {
  machine: machines.files,
  starts: [
    {
      words: 'a page with documents, signed in',
      within: ({ context }) => context.queue.length < 3,
      acts: [
        act('Download a file', { type: 'file.download', address: '/files/a.pdf', fileName: 'a.pdf' }),
        act('Download another', { type: 'file.download', address: '/files/b.pdf', fileName: 'b.pdf' }),
        answers('The file arrives', 'downloadFile', {}),
        fails('The server refuses', 'downloadFile', refused),
        fails('The session has expired', 'downloadFile', unauthorized),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
