import { useEffect } from 'react';
import type { ListKey } from '../../services/contract/lists.ts';
import { actorOf, useApp } from '../actors.tsx';
import { afterFrame } from '../after-frame.ts';
import { openList } from './use-list.ts';

/**
 * Reads lists that a later part of the page will show, after the frame, and keeps them open while the page is shown.
 *
 * @param keys the same array at each render
 */
export function useReadAhead(keys: readonly ListKey[]): void {
  const app = useApp();
  useEffect(() => {
    let closers: readonly (() => void)[] = [];
    const cancel = afterFrame(() => {
      closers = keys.map((key) => openList(actorOf(app, key)));
    });
    return () => {
      cancel();
      for (const close of closers) close();
    };
  }, [app, keys]);
}
