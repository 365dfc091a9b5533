import { lazy, Suspense } from 'react';
import { useActorState } from '../actors.tsx';

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));
const SubscribeDialog = lazy(async () => ({ default: (await import('./subscribe-dialog.tsx')).SubscribeDialog }));

/** Shows the start modal or the subscribe modal, depending on the prompt's state. */
export function PromptDialogs() {
  const isAtStart = useActorState('prompt', (snapshot) => snapshot.hasTag('start'));
  const isSubscribing = useActorState('prompt', (snapshot) => snapshot.hasTag('subscribe'));
  return (
    <Suspense>
      {isAtStart && <StartDialog />}
      {isSubscribing && <SubscribeDialog />}
    </Suspense>
  );
}
