/** The CV step: the chosen file, its reading from disk, and the server's responses. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alert, button } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import type { Scene, StepAction } from './scene.ts';
import { openDraft, shows } from './sign-up-screen.ts';
import { expect, type Stage } from './stage.ts';
import { followUpload, sendHalf } from './upload-progress.ts';

const chooser = ({ page, messages }: Stage) => page.getByLabel(messages('upload_cv'));
const onDisk = ({ language }: Stage) => join(tmpdir(), `sg-network-${process.pid}-${language}-cv.pdf`);

/** Delays the reading of the file until the path calls `readDisk`. */
const holdDisk = ({ page }: Stage) =>
  page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    const readAllowed = new Promise<void>((resolve) => {
      (window as unknown as Disk).readDisk = resolve;
    });
    Blob.prototype.arrayBuffer = async function read() {
      await readAllowed;
      return arrayBuffer.call(this);
    };
  });

interface Disk {
  readDisk(): void;
}

const readDisk: StepAction = ({ page }) => page.evaluate(() => (window as unknown as Disk).readDisk());

export const cvScene: Scene = {
  actor: 'signUp',
  setUp: async (stage, path) => {
    const isTo = (happen: string) => path.steps.some(({ words }) => words === happen);
    const content = isTo('It is something else') ? '<!doctype html>' : '%PDF-1.7\n';
    await writeFile(onDisk(stage), content);
    stage.server.hold('uploadCv');
    await openDraft(stage, path);
    await holdDisk(stage);
    await followUpload(stage);
  },
  stepActions: {
    'Choose a CV': {
      when: ({ value }) => value.documents === 'choosing',
      action: (stage) => chooser(stage).setInputFiles(onDisk(stage)),
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
    'It cannot be read': async (stage, step) => {
      await rm(onDisk(stage));
      await readDisk(stage, step);
    },
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
