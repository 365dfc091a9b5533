import type { RecordContext } from '../../machines/record-draft.ts';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { changedIn } from '../../services/contract/fields/wire.ts';
import { useActorState } from '../actors.tsx';

/** Whether a form on the page has unsaved changes. */
export function useIsUnsaved(): boolean {
  const isProfile = useActorState(recordActors.profile, ({ context }) => isUnsaved('profile', context));
  const isBio = useActorState(recordActors.bio, ({ context }) => isUnsaved('bio', context));
  return isProfile || isBio;
}

const isUnsaved = (key: RecordKey, { section, draft, base }: RecordContext): boolean =>
  section !== null && changedIn(recordForms[key], fieldsOf(key, section), draft, base).length > 0;
