import { useEffect } from 'react';
import { useFeature } from '../actors.tsx';

/** Reads contracts again when the page is shown again, and at growing intervals while another party acts next. */
export function useContractWatch(isAwaited: boolean): void {
  const watch = useFeature('contractWatch');
  useEffect(() => {
    if (!watch) return;
    watch.send({ type: 'watch.start', isAwaited, isHidden: document.hidden });
    return () => watch.send({ type: 'watch.stop' });
  }, [watch, isAwaited]);
  useEffect(() => {
    if (!watch) return;
    const follow = () => watch.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', follow);
    addEventListener('focus', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('focus', follow);
    };
  }, [watch]);
}
