import { useActorState } from '../actors.tsx';
import { type MessageId, useMessages } from '../messages.tsx';

/** States where the draft is stored: in this browser, by the message, or in this tab only. */
export function DraftStored({ message }: { message: MessageId }) {
  const t = useMessages();
  const isTabOnly = useActorState('storage', (snapshot) => snapshot.hasTag('memoryOnly'));
  const isUnknown = useActorState('storage', (snapshot) => snapshot.hasTag('newer'));
  if (isTabOnly) return t('draft_in_tab_only');
  return isUnknown ? null : t(message);
}
