import { useActorState, useIsLoggedIn } from '../actors.tsx';
import type { MessageId } from '../messages.tsx';
import { loginUrl, paths } from '../paths.ts';

interface WayIn {
  readonly path: string;
  readonly message: MessageId;
}

/** Where an open request leads: a member to the requests, a person who has logged in here before to the login page. */
export function useWayIn(): WayIn {
  const isLoggedIn = useIsLoggedIn();
  const isKnown = useActorState('auth', ({ context }) => context.owner !== '');
  if (isLoggedIn) return { path: paths.jobRequests, message: 'open_requests_member' };
  if (isKnown) return { path: loginUrl(paths.jobRequests), message: 'open_requests_log_in' };
  return { path: paths.signUp, message: 'open_requests_join' };
}
