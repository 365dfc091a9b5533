import type { RecordContext } from '../../machines/record-draft.ts';
import { type DraftKey, fieldsOf } from '../../services/contract/draft-kinds.ts';
import { changedIn } from '../../services/contract/drafts.ts';
import { useActorState } from '../actors.tsx';
import { actorNames } from './record-key.tsx';

/** Whether a form on the page holds what the server does not. */
export function useIsUnsaved(): boolean {
  const isProfile = useActorState(actorNames.profile, ({ context }) => isUnsaved('profile', context));
  const isBio = useActorState(actorNames.bio, ({ context }) => isUnsaved('bio', context));
  return isProfile || isBio;
}

const isUnsaved = (key: DraftKey, { section, draft, base }: RecordContext): boolean =>
  section !== null && changedIn(key, fieldsOf(key, section), draft, base).length > 0;
