/** Provides the record that the form edits, profile or bio, and its actor. */
import { createContext, useContext } from 'react';
import type { RecordContext, RecordTag } from '../../machines/record-draft.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { useActor, useActorState } from '../actors.tsx';

const KeyContext = createContext<RecordKey>('profile');

export const RecordKeyProvider = KeyContext;

export const useRecordKey = (): RecordKey => useContext(KeyContext);

/** The actor that edits the record. */
export const useRecord = () => useActor(recordActors[useRecordKey()]);

/** Selects from the actor's context; the component renders again only when the selected value changes. */
export const useRecordContext = <T,>(select: (context: RecordContext) => T): T =>
  useActorState(recordActors[useRecordKey()], (snapshot) => select(snapshot.context));

/** Whether the actor's state has a tag. */
export const useIsRecord = (tag: RecordTag): boolean =>
  useActorState(recordActors[useRecordKey()], (snapshot) => snapshot.hasTag(tag));

/** Whether the actor's state accepts an event. */
export const useCanRecord = (type: 'conflict.settle'): boolean =>
  useActorState(recordActors[useRecordKey()], (snapshot) => snapshot.can({ type }));
