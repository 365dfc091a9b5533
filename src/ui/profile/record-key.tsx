/** Which of the candidate's own records the form on screen edits, and how it reaches its actor. */
import { createContext, type ReactNode, useContext } from 'react';
import type { RecordContext, RecordTag } from '../../machines/record-draft.ts';
import type { DraftKey } from '../../services/contract/draft-kinds.ts';
import { useActor, useActorState } from '../actors.tsx';

const KeyContext = createContext<DraftKey>('profile');

export function RecordKey({ of, children }: { of: DraftKey; children: ReactNode }) {
  return <KeyContext value={of}>{children}</KeyContext>;
}

export const useRecordKey = (): DraftKey => useContext(KeyContext);

/** The actor that edits the record. */
export const useRecord = () => useActor(actorNames[useRecordKey()]);

/** What is taken of the actor's context; drawn anew only when that changes. */
export const useRecordContext = <T,>(select: (context: RecordContext) => T): T =>
  useActorState(actorNames[useRecordKey()], (snapshot) => select(snapshot.context));

/** Whether the actor's state has a tag. */
export const useIsRecord = (tag: RecordTag): boolean =>
  useActorState(actorNames[useRecordKey()], (snapshot) => snapshot.hasTag(tag));

export const actorNames = { profile: 'profileDraft', bio: 'bio' } as const;
