/** A section of fields: how a user edits and saves it, and what the server replies. */
import { errorAnswers } from './held-server.ts';
import { loseNetwork } from './network.ts';
import { logInElsewhere } from './other-person.ts';
import { fillFromFile } from './record-import.ts';
import { answerSave, type EditedRecord, fieldOf, formButton, formOf, openProfile, wireOf } from './record-page.ts';
import { edit, type Of, recordScene } from './record-scene.ts';
import { otherPerson } from './record-shows.ts';
import { answered, type GuardedStepAction, inState, type Scene, type StepAction } from './scene.ts';
import { outboxOf } from './stored-outbox.ts';

/** The replies to the calls of a save, and to the read of the version that was made elsewhere. */
const replies = (record: EditedRecord): Scene['stepActions'] => {
  const { key, calls, sample } = record;
  const elsewhere = { modified: '2026-03-03 08:00:00' };
  return {
    'The server has saved it': (stage) => answerSave(stage, record),
    'The server refuses': answered(calls.save, errorAnswers.refused),
    'The session has expired': answered(calls.save, errorAnswers.unauthorized),
    'It was changed elsewhere': async ({ server }) => {
      // what the page has read for itself was called before the save
      await server.called(calls.save);
      server.hold(calls.read);
      await server.answer(calls.save, errorAnswers.stale);
    },
    'The same field was changed elsewhere': async (stage) => {
      const data = wireOf(stage, key, { [sample.field]: sample.theirs, ...elsewhere });
      await stage.server.answer(calls.read, { data });
      stage.server.always(calls.read, { data });
    },
    'Another field was changed elsewhere': (stage) =>
      stage.server.answer(calls.read, { data: wireOf(stage, key, elsewhere) }),
    'The changed record cannot be read': answered(calls.read, errorAnswers.refused),
    'The session has expired before it is read': answered(calls.read, errorAnswers.unauthorized),
    'The server cannot be reached': loseNetwork(calls.save),
    // the outbox has replied before the page could show that it was asked
    'The outbox takes it': async () => undefined,
    'The outbox is full': async () => undefined,
  };
};

const choose = ({ key, sample }: EditedRecord, side: 'mine' | 'theirs'): GuardedStepAction => ({
  when: (snapshot) => snapshot.matches('choosing') && snapshot.context.sides[sample.field] !== side,
  action: (stage) =>
    formOf(stage, key)
      .getByRole('radio', { name: stage.messages(`conflict_${side}`) })
      .check(),
});

const signInElsewhere: StepAction = async (stage) => {
  const data = { ...wireOf(stage, 'profile', otherPerson), name: 'P2' };
  stage.server.always('getProfile', { data });
  await logInElsewhere(stage);
};

/** Edits a section of fields, and saves it. */
export const lines = (record: EditedRecord): Scene => {
  const { key, sample } = record;
  const type: StepAction = (stage, { event }) =>
    fieldOf(stage, key, sample.field).fill(String((event as Of<'draft.change'>).value));
  return recordScene(record, {
    setUp: (stage, path) => openProfile(stage, record, path, outboxOf(path, [])),
    stepActions: {
      Edit: edit(sample.section),
      'Edit another section': edit(sample.other),
      'Fill it from a file': fillFromFile(record),
      Type: type,
      'Type an invalid value': type,
      'Leave the field': async (stage) => {
        await fieldOf(stage, key, sample.field).focus();
        await fieldOf(stage, key, sample.field).press('Tab');
      },
      Save: inState({ editing: 'typing' }, (stage) => formButton(stage, key, 'save').click()),
      ...replies(record),
      'Choose mine': choose(record, 'mine'),
      'Choose theirs': choose(record, 'theirs'),
      Continue: {
        when: ({ context }) => context.sides[sample.field] !== undefined,
        action: (stage) => formButton(stage, key, 'save').click(),
      },
      Discard: (stage, { before }) =>
        formButton(stage, key, before.matches('choosing') ? 'conflict_drop_mine' : 'discard').click(),
      'Another person signs in': {
        when: ({ value, context }) => value === 'viewing' && context.saved === null,
        action: signInElsewhere,
      },
    },
  });
};
