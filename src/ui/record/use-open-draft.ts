import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { useActor } from '../actors.tsx';
import { useTakeBack } from './use-outbox.ts';

/**
 * Opens a section of a record in its form: with the change of it that has not been sent, which a second change would
 * replace, or with `record` as it was read. Returns whether the section was open before; it then stays as it is.
 */
export function useOpenDraft(key: RecordKey): (section: Section, record: object) => boolean {
  const actor = useActor(recordActors[key]);
  const takeBack = useTakeBack(key);
  return (section, record) => {
    const isOpen = actor.getSnapshot().context.section === section;
    if (!isOpen && !takeBack(section)) actor.send({ type: 'draft.open', section, record });
    return isOpen;
  };
}
