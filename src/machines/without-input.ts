import type { PromiseActorLogic } from 'xstate';

/**
 * Leaves what a service is called with, such as a password, out of XState's persisted snapshots. The product restores
 * slices instead, and repeats no such call.
 */
export const withoutInput = <O, I>(logic: PromiseActorLogic<O, I>): PromiseActorLogic<O, I> => ({
  ...logic,
  getPersistedSnapshot: (snapshot) => ({ ...snapshot, input: undefined }),
});
