import { useActorState } from '../actors.tsx';

/** The tags of the link's actor, and why its last call failed. */
export function useProfileLink() {
  const snapshot = useActorState('profileLink', (current) => current);
  return { is: snapshot.hasTag.bind(snapshot), apiError: snapshot.context.apiError };
}
