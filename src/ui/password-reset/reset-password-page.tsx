import { useEffect } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { useFocusOnEntry } from '../form/use-focus-on-entry.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useLinkToken } from '../record/use-link-token.ts';
import { Link } from '../router.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page of the link in the message: asks for a new password. */
export function ResetPasswordPage() {
  const t = useMessages();
  const reset = useActor('reset');
  const token = useLinkToken();
  const isChoosing = useActorState('reset', (snapshot) => snapshot.hasTag('choosing'));
  const isExpired = useActorState('reset', (snapshot) => snapshot.hasTag('expired'));
  const isChanged = useActorState('reset', (snapshot) => snapshot.hasTag('changed'));
  useEffect(() => reset.send({ type: 'reset.choose', hasToken: token !== '' }), [reset, token]);
  return (
    <Page isNarrow>
      <PageTitle page={t('reset_choose_heading')} />
      {isChoosing && <NewPasswordForm token={token} />}
      {isExpired && <Expired />}
      {isChanged && <Changed />}
    </Page>
  );
}

function Expired() {
  const t = useMessages();
  const { usr, isOutcomeUnknown } = useActorState('reset', ({ context }) => context);
  const place = useFocusOnEntry();
  return (
    <div ref={place}>
      <PageHead title={t('link_expired_heading')} context={t('link_expired_line')} />
      {isOutcomeUnknown && (
        <p>
          {t('password_outcome_unknown')}{' '}
          <Link to={paths.login} state={{ usr }}>
            {t('login')}
          </Link>
        </p>
      )}
      <Link to={paths.forgotPassword} state={{ usr }} className={buttonClass('primary')}>
        {t('link_new')}
      </Link>
    </div>
  );
}

function Changed() {
  const t = useMessages();
  const usr = useActorState('reset', ({ context }) => context.usr);
  const place = useFocusOnEntry();
  return (
    <div ref={place}>
      <PageHead title={t('reset_done_heading')} context={t('reset_done_line')} />
      <Link to={paths.login} state={{ usr }} className={buttonClass('primary')}>
        {t('login')}
      </Link>
    </div>
  );
}
