/** A section of a record in the outbox, which is sent, returned to its form, or refused. */
import { isRecordEntry, type OutboxEntry } from '../../../src/machines/outbox-entries.ts';
import type { Section } from '../../../src/services/contract/fields/candidate-table.ts';
import { errorAnswers } from './held-server.ts';
import { interruptNetwork } from './network.ts';
import { answerSave, type EditedRecord, editButton, openProfile, sectionOf } from './record-page.ts';
import { edit, recordScene } from './record-scene.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';
import { entriesOf, outboxWith } from './stored-outbox.ts';

/** Of several changes, the second one is of another section, because a section has one change at a time. */
function storedEntry(entry: OutboxEntry, at: number, { language }: Stage, { another }: EditedRecord): OutboxEntry {
  if (!isRecordEntry(entry)) return entry;
  const payload = { ...entry.payload, language };
  if (at === 0) return { ...entry, payload };
  const draft = { ...payload.base, [another.field]: another.value };
  return { ...entry, id: 'E2', subject: another.section, apiError: null, payload: { ...payload, draft } };
}

/**
 * On a path that cancels changes, they wait. On one that reviews a change, the server has rejected it before the page was
 * opened. On the others they are sent.
 */
const setUpOutbox =
  (record: EditedRecord): Scene['setUp'] =>
  async (stage, path) => {
    const { sample, calls } = record;
    const entries = entriesOf(path).map((entry, at) => storedEntry(entry, at, stage, record));
    await openProfile(stage, record, path, outboxWith(entries));
    if (path.steps.some(({ words }) => words.startsWith('Review'))) stage.server.hold(calls.read);
    if (!path.steps.some(({ words }) => words === 'Cancel it')) return;
    await stage.server.answer(calls.save, 'abort');
    await expect(sectionOf(stage, sample.section).getByText(stage.messages('outbox_waiting'))).toBeVisible();
  };

/** Takes a change back by its button. */
const cancel = (stage: Stage, section: Section): Promise<void> =>
  sectionOf(stage, section)
    .getByRole('button', { name: stage.messages('cancel'), exact: true })
    .click();

/** What the outbox does with its changes. */
const outboxActions = (record: EditedRecord): Scene['stepActions'] => {
  const { sample, another, calls } = record;
  return {
    'Cancel it': (stage, { before: { context } }) =>
      cancel(stage, context.section === sample.section ? another.section : sample.section),
    'Review it: it was changed elsewhere': {
      when: ({ context }) => context.section !== sample.section,
      action: (stage) =>
        sectionOf(stage, sample.section)
          .getByRole('button', { name: stage.messages('outbox_edit_again'), exact: true })
          .click(),
    },
    'The server refuses it': {
      when: ({ context }) => context.section === sample.section,
      action: async (stage) => {
        await interruptNetwork(stage);
        await stage.server.answer(calls.save, errorAnswers.refused);
        await expect(sectionOf(stage, another.section).getByText(stage.messages('outbox_rejected'))).toBeVisible();
      },
    },
    'The outbox has saved it': {
      when: ({ context }) => context.section !== sample.section,
      action: async (stage) => {
        await answerSave(stage, record);
        await expect(editButton(stage, sample.section)).toBeEnabled();
      },
    },
  };
};

/** Edits another section while changes are in the outbox. */
export const inOutbox = (record: EditedRecord): Scene =>
  recordScene(record, {
    setUp: setUpOutbox(record),
    stepActions: { 'Edit another section': edit(record.sample.other), ...outboxActions(record) },
  });
