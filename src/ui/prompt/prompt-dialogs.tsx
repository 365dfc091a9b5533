import { useActorState } from '../actors.tsx';
import { StartDialog } from './start-dialog.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';

/** The sign-up prompt, or the subscribe modal behind it, or neither. */
export function PromptDialogs() {
  const state = useActorState('prompt', ({ value }) => value);
  if (state === 'start') return <StartDialog />;
  if (state === 'subscribe' || state === 'submitting') return <SubscribeDialog />;
  return null;
}
