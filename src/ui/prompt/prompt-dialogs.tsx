import { useActor, useActorState } from '../actors.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

const SubscribeDialog = lazyDialog(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog);

/** Shows the start modal or the subscribe modal, depending on the prompt's state. */
export function PromptDialogs() {
  const prompt = useActor('prompt');
  const isAtStart = useActorState('prompt', (snapshot) => snapshot.hasTag('start'));
  const isSubscribing = useActorState('prompt', (snapshot) => snapshot.hasTag('subscribe'));
  return (
    <>
      {isAtStart && <StartDialog />}
      {isSubscribing && <SubscribeDialog onClose={() => prompt.send({ type: 'prompt.close' })} />}
    </>
  );
}
