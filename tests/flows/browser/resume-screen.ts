/** The page of the import: its controls, and what it shows. */
import type { MessageId } from '../../../locales/ids.ts';
import type { ResumeContext, ResumeError } from '../../../src/machines/resume-machine.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { paths } from '../../../src/ui/paths.ts';
import type { Step } from '../explore.ts';
import { button, heading, inMain } from './controls.ts';
import { holdDisk, writeOnDisk } from './held-disk.ts';
import { answerMemberReads } from './member-reads.ts';
import { fieldOf, sectionOf } from './record-page.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

export const fileName = 'resume.json';

export const fileField = (stage: Stage) => inMain(stage).getByLabel(stage.messages('import_file'));
const chosenSection = (stage: Stage) => sectionOf(stage, 'who');
const choice = (stage: Stage, word: MessageId) =>
  chosenSection(stage).getByRole('radio', { name: stage.messages(word), exact: true });

/** A headline that differs from that of the profile, and a part for which the profile has no place. */
const resume = { basics: { label: 'Adviser' }, awards: [{ title: 'Best' }] };

export const setUp: Scene['setUp'] = async (stage, { steps }) => {
  const isResume = !steps.some(({ words }) => words === 'It is another JSON');
  await writeOnDisk(stage, fileName, JSON.stringify(isResume ? resume : {}));
  answerMemberReads(stage);
  const names = { first_name: 'Noura', last_name: 'Ali', full_name: 'Noura Ali' };
  const profile = { name: 'P1', email: 'noura@example.com', email_verified: 1, headline: 'Consultant', ...names };
  stage.server.always('getProfile', { data: profile });
  stage.server.always('getBio', { data: { name: 'B1' } });
  stage.server.always('getProfileLink', { data: {} });
  stage.server.hold('signIn');
  await stage.open(paths.importResume, { token: 'T0' });
  // the lists of the server, with which the entries are compared, have been read
  await expect(fileField(stage)).toBeEnabled();
  await holdDisk(stage);
};

const removeButton = (stage: Stage, { fileName: name }: ResumeContext) =>
  button(stage, 'remove_named', { name: isolated(name ?? '') });

export const detach: StepAction = (stage, { before }) => removeButton(stage, before.context).click();
export const takeHeadline: StepAction = (stage) => choice(stage, 'import_take').check();
export const use: StepAction = (stage) =>
  chosenSection(stage)
    .getByRole('button', { name: stage.messages('import_use'), exact: true })
    .click();

/** Checks the page of the import, or the form that was filled, after any step. */
export const shows: Scene['shows'] = async (stage, { words, snapshot }: Step) => {
  if (words === 'Put it into the form') return showsForm(stage);
  const context: ResumeContext = snapshot.context;
  await expect(stage.page).toHaveURL(paths.importResume);
  await expect(heading(stage)).toHaveText(stage.messages('import_title'));
  await expect(fileField(stage)).toBeEnabled();
  await expect(removeButton(stage, context)).toHaveCount(context.fileName === null ? 0 : 1);
  await expect(text(stage, 'loading')).toHaveCount(snapshot.hasTag('busy') ? 1 : 0);
  for (const [error, word] of Object.entries(errors))
    await expect(text(stage, word)).toHaveCount(context.error === error ? 1 : 0);
  await showsReview(stage, context);
};

const errors: Readonly<Record<ResumeError, MessageId>> = {
  tooLarge: 'import_too_large',
  unreadable: 'file_unreadable',
  notJson: 'import_not_json',
  notResume: 'import_not_resume',
};

const text = (stage: Stage, word: MessageId) =>
  inMain(stage).getByText(new RegExp(`^${stage.messages(word, { size: '.+' })}$`));

async function showsReview(stage: Stage, { resume: read, chosen }: ResumeContext): Promise<void> {
  const count = read ? 1 : 0;
  await expect(text(stage, 'import_read')).toHaveCount(count);
  await expect(chosenSection(stage)).toHaveCount(count);
  const leftOut = inMain(stage).getByRole('heading', { name: stage.messages('import_left_out'), exact: true });
  await expect(leftOut).toHaveCount(count);
  await expect(button(stage, 'import_use')).toHaveCount(chosen.length);
  if (!read) return;
  await expect(chosenSection(stage).getByText('Consultant', { exact: true })).toBeVisible();
  await expect(chosenSection(stage).getByText('Adviser', { exact: true })).toBeVisible();
  const isTaken = chosen.includes('headline');
  await expect(choice(stage, 'import_take')).toBeChecked({ checked: isTaken });
  await expect(choice(stage, 'import_keep')).toBeChecked({ checked: !isTaken });
}

async function showsForm(stage: Stage): Promise<void> {
  await expect(stage.page).toHaveURL(`${paths.profile}#who`);
  await expect(fieldOf(stage, 'profile', 'headline')).toHaveValue('Adviser');
}
