import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import { useActor } from '../actors.tsx';
import { useTakeBack } from './use-outbox.ts';

/** The actor that edits each record. */
export const actorNames = { profile: 'profileDraft', bio: 'bio' } as const;

/**
 * Opens a section of a record in its form: with the change of it that has not been sent, which a second change would
 * replace, or with `record` as it was read. Returns whether the section was open before; it then stays as it is.
 */
export function useOpenDraft(key: RecordKey): (section: Section, record: object) => boolean {
  const actor = useActor(actorNames[key]);
  const takeBack = useTakeBack(key);
  return (section, record) => {
    const isOpen = actor.getSnapshot().context.section === section;
    if (!isOpen && !takeBack(section)) actor.send({ type: 'draft.open', section, record });
    return isOpen;
  };
}
