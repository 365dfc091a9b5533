import { useMemo } from 'react';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { useActorState } from '../actors.tsx';

/** The rows as a person last marked them, also while the server has not said so yet. */
export function useBookmarked<Row extends Pick<JobRequest, 'name' | 'is_saved'>>(rows: readonly Row[]): readonly Row[] {
  const queue = useActorState('bookmark', ({ context }) => context.queue);
  const saved = useActorState('bookmark', ({ context }) => context.saved);
  return useMemo(() => {
    const wishes = new Map([...Object.entries(saved), ...queue.map(({ name, isSaved }) => [name, isSaved] as const)]);
    if (wishes.size === 0) return rows;
    return rows.map((row) => {
      const wish = wishes.get(row.name);
      return wish === undefined || wish === row.is_saved ? row : { ...row, is_saved: wish };
    });
  }, [rows, queue, saved]);
}
