/** What the scenes of both records have in common. */
import type { RecordEvent } from '../../../src/machines/record-setup.ts';
import type { Section } from '../../../src/services/contract/fields/candidate-table.ts';
import { type EditedRecord, editButton } from './record-page.ts';
import { shows } from './record-shows.ts';
import { type GuardedStepAction, type Scene, whileSignedIn } from './scene.ts';

/** An event of a record's machine, by its type. */
export type Of<T extends RecordEvent['type']> = Extract<RecordEvent, { type: T }>;

const byItself = (key: string) => [
  // a click on a button leaves the focused field
  `${key}.editing: draft.check → stays`,
  // the outbox replies at once
  `${key}.sendingToOutbox: outbox.accepted → ${key}.viewing`,
  `${key}.sendingToOutbox: outbox.rejected → ${key}.editing`,
  // a log-out clears the state, and so does the login of another person after it
  `${key}: draft.clear → ${key}.viewing`,
  // the browser reports how much it has sent
  `${key}.editing.uploading: upload.moved → stays`,
];

export const recordScene = (
  record: EditedRecord,
  { setUp, stepActions }: Pick<Scene, 'setUp' | 'stepActions'>,
): Scene => ({
  actor: record.actor,
  byItself: byItself(record.key),
  setUp,
  stepActions: whileSignedIn(stepActions),
  shows: shows(record),
});

/** Opens a section in its form. The section that is edited has no button for it. */
export const edit = (section: Section): GuardedStepAction => ({
  when: ({ context }) => context.section !== section,
  action: (stage) => editButton(stage, section).click(),
});
