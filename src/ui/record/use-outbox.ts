import type { EntryKind, OutboxEntry } from '../../machines/outbox-entries.ts';
import { useFeatureState } from '../actors.tsx';

/** The change of that kind and subject that has not been sent. */
export const useUnsent = (kind: EntryKind, subject: string): OutboxEntry | undefined =>
  useFeatureState(
    'outbox',
    ({ context }) => context.entries.find((entry) => entry.kind === kind && entry.subject === subject),
    undefined,
  );

/** Whether the change is being sent, and can no longer be taken back. */
export const useIsBeingSent = (id: string | undefined): boolean =>
  useFeatureState('outbox', ({ context }) => id !== undefined && context.current === id, false);
