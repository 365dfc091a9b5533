/** The controls and the expected content of the dialog with the templates of cover notes. */

import type { CoverNotesContext, CoverNotesEvent } from '../../../src/machines/cover-notes-machine.ts';
import type { CallName } from '../../../src/services/contract/calls.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { inMain, logOut, showsExpiredSession } from './controls.ts';
import { type Answer, errorAnswers } from './held-server.ts';
import { answerMemberReads } from './member-reads.ts';
import { dialog, openRequest, press } from './quotation-screen.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The part of a snapshot of the machine that the screen depends on. */
interface Snapshot {
  readonly value: unknown;
  readonly context: CoverNotesContext;
}

type Saved = Extract<CoverNotesEvent, { type: 'template.save' }>;

/** The note that the form of the quotation has; the row saves it. */
const note = 'At once.';

const templates = (stage: Stage) => dialog(stage, 'templates');
const noteField = (stage: Stage) => inMain(stage).getByLabel(stage.messages('quote_note'));
const titleField = (stage: Stage) => templates(stage).getByLabel(stage.messages('template_title'));
const saveButton = (stage: Stage) => templates(stage).getByRole('button', { name: stage.messages('template_save') });
const deleteButton = (stage: Stage, title: string) =>
  templates(stage).getByRole('button', {
    name: stage.messages('template_delete', { title: isolated(title) }),
    exact: true,
  });

/** Opens a request, and writes a note for a quotation. */
export const writeNote: Scene['setUp'] = async (stage, path) => {
  answerMemberReads(stage);
  stage.server.hold('getCoverNotes', 'saveCoverNote', 'deleteCoverNote', 'signIn');
  await openRequest('None')(stage, path);
  await press('quote_write')(stage);
  await noteField(stage).fill(note);
};

export const save: StepAction = async (stage, { event }) => {
  await titleField(stage).fill((event as Saved).title);
  await saveButton(stage).click();
};

export const deleteTemplate: StepAction = (stage, { before }) => {
  const { templates: shown }: CoverNotesContext = before.context;
  return deleteButton(stage, shown[0]?.title ?? '').click();
};

/** The server replies to the change that was sent. */
export const answeredChange =
  (answer: Answer): StepAction =>
  ({ server }, { before }) => {
    const { change }: CoverNotesContext = before.context;
    const call: CallName = change?.kind === 'delete' ? 'deleteCoverNote' : 'saveCoverNote';
    return server.answer(call, answer);
  };

/** Checks the dialog, or the form without it, after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot, words }) => {
  const { value, context }: Snapshot = snapshot;
  if (context.apiError?.kind === 'unauthorized') return showsExpiredSession(stage);
  if (words === 'Another person signs in') return expect(logOut(stage)).toBeVisible();
  await expect(templates(stage)).toHaveCount(value === 'closed' ? 0 : 1);
  if (value === 'closed') return expect(noteField(stage)).toHaveValue(note);
  await expect(templates(stage).getByText(stage.messages('loading'))).toHaveCount(value === 'reading' ? 1 : 0);
  const alerts = templates(stage).getByRole('alert');
  await expect(alerts.filter({ hasText: errorAnswers.refused.text })).toHaveCount(context.apiError ? 1 : 0);
  const retry = templates(stage).getByRole('button', { name: stage.messages('retry'), exact: true });
  await expect(retry).toHaveCount(value === 'failed' ? 1 : 0);
  if (value === 'shown' || value === 'changing') await showsTemplates(stage, { value, context });
};

async function showsTemplates(stage: Stage, { value, context }: Snapshot): Promise<void> {
  const isIdle = value === 'shown';
  const shown = templates(stage);
  await expect(shown.getByRole('listitem')).toHaveText(context.templates.map(({ title }) => new RegExp(title)));
  for (const { title } of context.templates) await expect(deleteButton(stage, title)).toBeEnabled({ enabled: isIdle });
  await expect(saveButton(stage)).toBeEnabled({ enabled: isIdle });
  await expect(shown.getByText(stage.messages('templates_none'))).toHaveCount(context.templates.length === 0 ? 1 : 0);
  await expect(shown.getByText(stage.messages('template_saved'))).toHaveCount(context.hasSaved ? 1 : 0);
  await expect(shown.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(context.validationErrors).length);
  await showsRemoved(stage, { value, context });
}

async function showsRemoved(stage: Stage, { value, context: { removed } }: Snapshot): Promise<void> {
  const undo = templates(stage).getByRole('button', { name: stage.messages('undo'), exact: true });
  await expect(undo).toHaveCount(removed ? 1 : 0);
  if (!removed) return;
  await expect(undo).toBeEnabled({ enabled: value === 'shown' });
  const deleted = stage.messages('template_deleted', { title: isolated(removed.title) });
  await expect(templates(stage).getByText(deleted)).toBeVisible();
}
