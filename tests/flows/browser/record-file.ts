/** A section with a file, which is uploaded when it is chosen. */
import type { Section } from '../../../src/services/contract/fields/candidate-table.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { errorAnswers } from './held-server.ts';
import { fillFromFile } from './record-import.ts';
import { chooser, type EditedRecord, formOf, openProfile } from './record-page.ts';
import { edit, type Of, recordScene } from './record-scene.ts';
import { answered, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { followUpload, sendHalf } from './upload-progress.ts';

interface EditedFile {
  readonly section: Section;
  readonly other: Section;
  readonly field: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  /** The name under which the page shows it once it is uploaded. */
  shownName(stage: Stage): string;
  /** The server's reply to the upload, from the value that the draft gets. */
  replyOf(value: Of<'upload.held'>['value']): object;
}

const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };

export const file = (record: EditedRecord, edited: EditedFile): Scene => {
  const { key, calls } = record;
  const { section, other, field } = edited;
  return recordScene(record, {
    setUp: async (stage, path) => {
      await openProfile(stage, record, path);
      await followUpload(stage);
    },
    stepActions: {
      Edit: edit(section),
      'Edit another section': edit(other),
      'Fill it from a file': fillFromFile(record),
      'Choose a file': (stage) => chooser(stage, key).setInputFiles(edited.file),
      'Choose a file of another type': (stage) => chooser(stage, key).setInputFiles(text),
      'Half of it is sent': sendHalf,
      'The server stores the file': (stage, { event }) =>
        stage.server.answer(calls.upload, { data: edited.replyOf((event as Of<'upload.held'>).value) }),
      'The upload fails': answered(calls.upload, errorAnswers.refused),
      'The session has expired during the upload': answered(calls.upload, errorAnswers.unauthorized),
      'Remove the file': {
        when: (snapshot) => snapshot.matches({ editing: 'uploading' }) || snapshot.context.draft[field] !== null,
        action: async (stage, { before }) => {
          const name = before.hasTag('uploading')
            ? stage.messages('cancel_upload')
            : stage.messages('remove_named', { name: isolated(edited.shownName(stage)) });
          await formOf(stage, key).getByRole('button', { name, exact: true }).click();
        },
      },
    },
  });
};
