import { useEffect } from 'react';
import { useActorState, useFeature } from '../actors.tsx';
import { onReturn } from '../on-return.ts';

/**
 * Reads contracts again when the page is shown again, and at growing intervals while another party acts next; not while a
 * limiter refuses reads.
 */
export function useContractWatch(isAwaited: boolean): void {
  const watch = useFeature('contractWatch');
  const isThrottled = useActorState('connection', (snapshot) => snapshot.hasTag('throttled'));
  useEffect(() => {
    if (!watch || isThrottled) return;
    watch.send({ type: 'watch.start', isAwaited, isHidden: document.hidden });
    return () => watch.send({ type: 'watch.stop' });
  }, [watch, isAwaited, isThrottled]);
  useEffect(() => {
    if (!watch || isThrottled) return;
    return onReturn(() => watch.send({ type: document.hidden ? 'page.hidden' : 'page.shown' }));
  }, [watch, isThrottled]);
}
