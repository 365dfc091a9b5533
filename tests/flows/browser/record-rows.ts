/** A section with a list of rows. */
import type { MessageId } from '../../../locales/ids.ts';
import type { Section } from '../../../src/services/contract/fields/candidate-table.ts';
import { type EditedRecord, fieldOf, formButton, formOf, openProfile } from './record-page.ts';
import { edit, type Of, recordScene } from './record-scene.ts';
import { type GuardedStepAction, inState, type Scene, type StepAction } from './scene.ts';
import type { Stage } from './stage.ts';

interface EditedRows {
  readonly section: Section;
  readonly list: string;
  /** The cell that the row types into. */
  readonly cell: string;
  readonly add: MessageId;
  /** The name of a row. */
  readonly rowName: MessageId;
}

export const rows = (record: EditedRecord, { section, list, cell, add, rowName }: EditedRows): Scene => {
  const { key } = record;
  const press = async (stage: Stage, word: MessageId): Promise<void> => {
    const name = stage.messages(word, { name: stage.messages(rowName, { number: 1 }) });
    await formOf(stage, key).getByRole('button', { name, exact: true }).click();
  };
  const withRows = (count: number, action: StepAction): GuardedStepAction => ({
    when: ({ context }) => context.draft[list].length >= count,
    action,
  });
  return recordScene(record, {
    setUp: (stage, path) => openProfile(stage, record, path),
    stepActions: {
      Edit: edit(section),
      'Add a row': inState('editing', (stage) => formButton(stage, key, add).click()),
      'Type in the first row': withRows(1, async (stage, { event }) => {
        await press(stage, 'edit_named');
        await fieldOf(stage, key, `${list}.0.${cell}`).fill(String((event as Of<'draft.change'>).value));
      }),
      'Remove the first row': withRows(1, (stage) => press(stage, 'remove_named')),
      'Move the first row down': withRows(2, (stage) => press(stage, 'move_down_named')),
    },
  });
};
