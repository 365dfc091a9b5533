import { useEffect } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { useCarriedAddress } from '../form/use-carried-address.ts';
import { Page } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Link, useNavigate } from '../router.tsx';
import { AddressForm } from './address-form.tsx';
import { LinkSent } from './link-sent.tsx';

/** Asks for the address of an account with a forgotten password, then states that a link has been sent. */
export function ForgotPasswordPage() {
  const t = useMessages();
  const reset = useActor('reset');
  const isSent = useActorState('reset', (snapshot) => snapshot.hasTag('sent'));
  const usr = useActorState('reset', ({ context }) => context.usr);
  const carried = useAddressOnce();
  useEffect(() => reset.send({ type: 'reset.ask', usr: carried }), [reset, carried]);
  return (
    <Page isNarrow>
      <PageTitle page={t(isSent ? 'reset_sent_heading' : 'reset_heading')} />
      {isSent ? <LinkSent /> : <AddressForm />}
      <p>
        <Link to={paths.login} state={{ usr: usr.trim() }}>
          {t('back_to_login')}
        </Link>
      </p>
    </Page>
  );
}

/** The address from the login page, once: a reload must not bring it back after another was typed. */
function useAddressOnce(): string {
  const navigate = useNavigate();
  const carried = useCarriedAddress()?.trim() ?? '';
  useEffect(() => {
    if (carried !== '') navigate(paths.forgotPassword, { replace: true });
  }, [navigate, carried]);
  return carried;
}
