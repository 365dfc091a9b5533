import { useMemo } from 'react';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { useFeatureState } from '../actors.tsx';

/** The rows with the bookmarks that a person set last, before the server has confirmed them. */
export function useBookmarked<Row extends Pick<JobRequest, 'name' | 'is_saved'>>(rows: readonly Row[]): readonly Row[] {
  const queue = useFeatureState('bookmark', ({ context }) => context.queue, none);
  const saved = useFeatureState('bookmark', ({ context }) => context.saved, nothing);
  const entries = useFeatureState('outbox', ({ context }) => context.entries, none);
  return useMemo(() => {
    const bookmarks = new Map([
      ...Object.entries(saved),
      ...entries.flatMap(({ kind, subject, payload, apiError }) =>
        kind === 'bookmark' && apiError === null ? [[subject, payload.isSaved] as const] : [],
      ),
      ...queue.map(({ name, isSaved }) => [name, isSaved] as const),
    ]);
    if (bookmarks.size === 0) return rows;
    return rows.map((row) => {
      const isSaved = bookmarks.get(row.name);
      return isSaved === undefined || isSaved === row.is_saved ? row : { ...row, is_saved: isSaved };
    });
  }, [rows, queue, saved, entries]);
}

const none: readonly never[] = [];
const nothing: Readonly<Record<string, never>> = {};
