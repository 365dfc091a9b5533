/** The CV step: the chosen file, its reading from disk, and the server's responses. */
import { alert, button } from './controls.ts';
import { holdDisk, loseFile, onDisk, readDisk, writeOnDisk } from './held-disk.ts';
import { errorAnswers } from './held-server.ts';
import type { Scene } from './scene.ts';
import { openDraft, shows } from './sign-up-screen.ts';
import { expect, type Stage } from './stage.ts';
import { followUpload, sendHalf } from './upload-progress.ts';

const chooser = ({ page, messages }: Stage) => page.getByLabel(messages('upload_cv'));
const cv = 'cv.pdf';

export const cvScene: Scene = {
  actor: 'signUp',
  setUp: async (stage, path) => {
    const isTo = (happen: string) => path.steps.some(({ words }) => words === happen);
    const content = isTo('It is something else') ? '<!doctype html>' : '%PDF-1.7\n';
    await writeOnDisk(stage, cv, content);
    stage.server.hold('uploadCv');
    await openDraft(stage, path);
    await holdDisk(stage);
    await followUpload(stage);
  },
  stepActions: {
    'Choose a CV': {
      when: ({ value }) => value.documents === 'choosing',
      action: (stage) => chooser(stage).setInputFiles(onDisk(stage, cv)),
    },
    'Choose a file of another type': (stage) =>
      chooser(stage).setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('my life') }),
    'Remove it': {
      when: ({ value, context }) => value.documents !== 'choosing' || context.draft.upload_cv !== null,
      action: (stage) =>
        button(stage, 'cv_cancel')
          .or(button(stage, 'remove_named', { name: '\u2068cv.pdf\u2069' }))
          .click(),
    },
    'It is a CV': readDisk,
    'It is something else': readDisk,
    'It cannot be read': loseFile(cv),
    'Half of it is sent': sendHalf,
    'The server stores it': ({ server }) =>
      server.answer('uploadCv', { data: { name: 'FILE-1', file_name: 'cv.pdf', file_size: 9 } }),
    'The server refuses it': ({ server }) => server.answer('uploadCv', errorAnswers.refused),
  },
  byItself: ['signUp.documents.uploading: upload.progressed → stays'],
  shows: async (stage, step) => {
    await shows(stage, step);
    const { page, messages } = stage;
    const { value, context } = step.snapshot;
    await expect(page.getByText(messages('cv_checking'))).toHaveCount(value.documents === 'detectingFileType' ? 1 : 0);
    await expect(page.getByRole('progressbar')).toHaveCount(value.documents === 'uploading' ? 1 : 0);
    await expect(button(stage, 'step_next')).toBeEnabled({ enabled: value.documents === 'choosing' });
    await expect(alert(stage)).toHaveCount(context.uploadError ? 1 : 0);
    if (context.draft.upload_cv) await expect(page.getByText('cv.pdf', { exact: true })).toBeVisible();
  },
};
