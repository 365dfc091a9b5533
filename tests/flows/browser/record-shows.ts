/** What a person sees on the page of the profile after a step that edits a record. */
import type { AnyMachineSnapshot } from 'xstate';
import type { RecordContext } from '../../../src/machines/record-draft.ts';
import { fieldsOf, recordForms } from '../../../src/services/contract/fields/candidate-forms.ts';
import { fileIn, rowsIn, textIn } from '../../../src/services/contract/fields/draft.ts';
import { heading, inMain, showsExpiredSession } from './controls.ts';
import { chooser, type EditedRecord, editButton, fieldOf, formButton, formOf, sectionOf } from './record-page.ts';
import { isSessionOver, type Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** Whose profile the page shows after another person has signed in. */
export const otherPerson = { first_name: 'Sami', last_name: 'Haddad' };

/** Checks the screen after any step. */
export const shows =
  (record: EditedRecord): Scene['shows'] =>
  async (stage, { before, snapshot, words }) => {
    if (words === 'Another person signs in') return expect(heading(stage)).toHaveText('Sami Haddad');
    if (isSessionOver(snapshot)) return showsExpiredSession(stage);
    // the outbox replies at once, and the page does not stay in it
    if (snapshot.matches('sendingToOutbox')) return;
    await showsUnsent(stage, record, snapshot, words);
    if (snapshot.matches('viewing'))
      await showsSection(stage, record, snapshot.context, before.context.latest !== null);
    else await showsForm(stage, record, snapshot);
  };

/** The section with what waits in the outbox, or a notice that its form does not take it back. */
async function showsUnsent(
  stage: Stage,
  { sample, another }: EditedRecord,
  { context }: AnyMachineSnapshot,
  words: string,
): Promise<void> {
  if (words === 'The outbox takes it') {
    await expect(sectionOf(stage, sample.section).getByText(stage.messages('outbox_waiting'))).toBeVisible();
    await expect(sectionOf(stage, sample.section)).toContainText(sample.mine);
  }
  if (words === 'Cancel it' && context.isHeldBack)
    await expect(sectionOf(stage, another.section).getByText(stage.messages('outbox_held_back'))).toBeVisible();
}

/** The section is read, with what was saved last. */
async function showsSection(
  stage: Stage,
  { key, sample: { section, field, mine, theirs } }: EditedRecord,
  { saved }: RecordContext,
  isTheirs: boolean,
): Promise<void> {
  await expect(formOf(stage, key)).toHaveCount(0);
  await expect(editButton(stage, section)).toBeEnabled();
  await expect(sectionOf(stage, section).getByText(stage.messages('saved'), { exact: true })).toHaveCount(
    saved ? 1 : 0,
  );
  if (saved && field in saved.fields) await expect(sectionOf(stage, section)).toContainText(mine);
  if (isTheirs) await expect(sectionOf(stage, section)).toContainText(theirs);
}

async function showsForm(stage: Stage, record: EditedRecord, snapshot: AnyMachineSnapshot): Promise<void> {
  const { key } = record;
  const { isHeldBack, validationErrors, apiError, uploadError }: RecordContext = snapshot.context;
  const form = formOf(stage, key);
  await form.scrollIntoViewIfNeeded(); // it is in the picture
  await expect(form.getByText(stage.messages('finish_first'))).toHaveCount(isHeldBack ? 1 : 0);
  if (snapshot.matches('choosing')) return showsChoice(stage, record, snapshot.context);
  const isBusy = snapshot.hasTag('busy');
  await expect(formButton(stage, key, 'save')).toBeEnabled({ enabled: !isBusy && !snapshot.hasTag('uploading') });
  await expect(formButton(stage, key, 'discard')).toBeEnabled({ enabled: !isBusy });
  await showsFields(stage, record, snapshot.context, isBusy);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(validationErrors).length);
  await expect(form.getByRole('progressbar')).toHaveCount(snapshot.hasTag('uploading') ? 1 : 0);
  if (apiError || uploadError) await expect(form.getByRole('alert').first()).not.toBeEmpty();
}

/** What was typed, or added, or uploaded. */
async function showsFields(
  stage: Stage,
  { key }: EditedRecord,
  { section, draft }: RecordContext,
  isBusy: boolean,
): Promise<void> {
  for (const name of section === null ? [] : fieldsOf(key, section)) {
    const { kind } = recordForms[key][name] ?? {};
    if (kind === 'line' || kind === 'lines') {
      await expect(fieldOf(stage, key, name)).toHaveValue(textIn(draft, name));
      await expect(fieldOf(stage, key, name)).toBeEnabled({ enabled: !isBusy });
    }
    if (kind === 'rows') await expect(formOf(stage, key).locator('[data-row]')).toHaveCount(rowsIn(draft, name).length);
    if (kind === 'document' || kind === 'photo') await expect(chooser(stage, key)).toBeEnabled();
    const file = kind === 'document' ? fileIn(draft, name) : null;
    if (file) await expect(formOf(stage, key).getByText(file.file_name, { exact: true })).toBeVisible();
    if (kind === 'photo' && textIn(draft, name) !== '')
      await expect(inMain(stage).getByRole('img', { name: stage.messages('photo_preview') })).toBeVisible();
  }
}

/** Both versions of the field, and which one is chosen. */
async function showsChoice(
  stage: Stage,
  { key, sample: { field, mine, theirs } }: EditedRecord,
  { sides }: RecordContext,
): Promise<void> {
  const form = formOf(stage, key);
  await expect(form.getByText(stage.messages('conflict_title'))).toBeVisible();
  for (const text of [mine, theirs]) await expect(form.getByText(text, { exact: true })).toBeVisible();
  for (const side of ['mine', 'theirs'] as const)
    await expect(form.getByRole('radio', { name: stage.messages(`conflict_${side}`) })).toBeChecked({
      checked: sides[field] === side,
    });
  await expect(formButton(stage, key, 'save')).toBeEnabled({ enabled: sides[field] !== undefined });
}
