import { useState } from 'react';
import { useActor, useActorState, useIsLoggedIn } from '../actors.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { useLogOut } from '../use-log-out.ts';

/** Log in and Sign up for a visitor, Log out for a logged-in user. */
export function SessionLinks() {
  const t = useMessages();
  const prompt = useActor('prompt');
  const logOut = useLogOut();
  const isLeaving = useActorState('logout', (snapshot) => snapshot.hasTag('busy'));
  // the frame that this replaces has its button and its dialog; a dialog that continues it returns the focus here
  const [hadFocus] = useState(() => document.activeElement?.matches('[data-press]'));
  if (useIsLoggedIn() || isLeaving) {
    return (
      <Button variant="quiet" isBusy={isLeaving} onClick={logOut}>
        {t('log_out')}
      </Button>
    );
  }
  return (
    <>
      <Link to={paths.login} className={buttonClass('quiet')}>
        {t('login')}
      </Link>
      <Button variant="primary" autoFocus={hadFocus} onClick={() => prompt.send({ type: 'prompt.open' })}>
        {t('signup')}
      </Button>
    </>
  );
}
