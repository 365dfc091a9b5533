import type { RecordContext } from '../../machines/record-draft.ts';
import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../services/contract/fields/candidate-table.ts';
import { changedIn } from '../../services/contract/fields/wire.ts';
import { useActorState } from '../actors.tsx';
import { actorNames } from '../record/use-open-draft.ts';

/** Whether a form on the page has unsaved changes. */
export function useIsUnsaved(): boolean {
  const isProfile = useActorState(actorNames.profile, ({ context }) => isUnsaved('profile', context));
  const isBio = useActorState(actorNames.bio, ({ context }) => isUnsaved('bio', context));
  return isProfile || isBio;
}

const isUnsaved = (key: RecordKey, { section, draft, base }: RecordContext): boolean =>
  section !== null && changedIn(recordForms[key], fieldsOf(key, section), draft, base).length > 0;
