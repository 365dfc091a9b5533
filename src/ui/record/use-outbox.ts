import type { EntryKind, OutboxEntry } from '../../machines/outbox-entries.ts';
import { useActorState } from '../actors.tsx';

/** The change of that kind and subject that has not been sent. */
export const useUnsent = (kind: EntryKind, subject: string): OutboxEntry | undefined =>
  useActorState('outbox', ({ context }) =>
    context.entries.find((entry) => entry.kind === kind && entry.subject === subject),
  );

/** Whether the change is being sent, and can no longer be taken back. */
export const useIsBeingSent = (id: string | undefined): boolean =>
  useActorState('outbox', ({ context }) => id !== undefined && context.current === id);
