/** Fills the form of a section from a resume, which is read on a page of its own. */
import { inMain, link } from './controls.ts';
import { type EditedRecord, sectionOf } from './record-page.ts';
import type { StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** A resume that differs from the stored records in one field of each. */
const basicsOf = ({ key, sample: { mine, record } }: EditedRecord): object =>
  key === 'profile' ? { name: `${mine} ${record.last_name}` } : { summary: mine };

const fileField = (stage: Stage) => inMain(stage).getByLabel(stage.messages('import_file'));

/** By the link on the page of the profile, which asks first where the form has unsaved changes. */
async function openImport(stage: Stage): Promise<void> {
  await link(stage, 'import_title').click();
  const question = stage.page.getByRole('dialog', { name: stage.messages('leave_title') });
  await expect(question.or(fileField(stage))).toBeVisible();
  if (await question.isVisible())
    await question.getByRole('button', { name: stage.messages('leave_go'), exact: true }).click();
}

export const fillFromFile =
  (record: EditedRecord): StepAction =>
  async (stage) => {
    await openImport(stage);
    // the lists of the server, with which the entries are compared, have been read
    await expect(fileField(stage)).toBeEnabled();
    const resume = JSON.stringify({ basics: basicsOf(record) });
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(resume) };
    await fileField(stage).setInputFiles(file);
    const part = sectionOf(stage, record.sample.section);
    await part.getByRole('radio', { name: stage.messages('import_take'), exact: true }).check();
    await part.getByRole('button', { name: stage.messages('import_use'), exact: true }).click();
  };
