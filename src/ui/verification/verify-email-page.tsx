import { useEffect } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { useActor, useActorState, useIsLoggedIn } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { useFocusOnEntry } from '../form/use-focus-on-entry.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { loginUrl, paths } from '../paths.ts';
import { ConfirmAddressNotice } from '../record/confirm-address.tsx';
import { useLinkToken } from '../record/use-link-token.ts';
import { Link } from '../router.tsx';

/** The page of the link in the message: verifies the address. */
export function VerifyEmailPage() {
  const t = useMessages();
  const verification = useActor('verification');
  const token = useLinkToken();
  const isChecking = useActorState('verification', (snapshot) => snapshot.hasTag('checking'));
  const isVerified = useActorState('verification', (snapshot) => snapshot.hasTag('verified'));
  const isExpired = useActorState('verification', (snapshot) => snapshot.hasTag('expired'));
  const hasFailed = useActorState('verification', (snapshot) => snapshot.hasTag('failed'));
  const email = useActorState('verification', ({ context }) => context.email);
  const isLoggedIn = useIsLoggedIn();
  const open = () => verification.send({ type: 'link.open', token });
  useEffect(() => verification.send({ type: 'link.open', token }), [verification, token]);
  return (
    <Page isNarrow>
      <PageTitle page={t('verify_heading')} />
      {isChecking && (
        <div role="status">
          <PageHead title={t('verify_heading')} context={t('verify_checking')} />
        </div>
      )}
      {isVerified && <Verified email={email} />}
      {isExpired && (isLoggedIn ? <ExpiredForCandidate /> : <ExpiredForVisitor />)}
      {hasFailed && <Failed onRetry={open} />}
    </Page>
  );
}

function Verified({ email }: { email: string | null }) {
  const t = useMessages();
  const isLoggedIn = useIsLoggedIn();
  const place = useFocusOnEntry();
  return (
    <div ref={place}>
      <PageHead
        title={t('verify_done_heading')}
        context={email === null ? t('verify_done_line') : t('verify_done', { email: isolated(email) })}
      />
      {isLoggedIn ? (
        <Link to={paths.jobRequests} className={buttonClass('primary')}>
          {t('verify_continue')}
        </Link>
      ) : (
        <Link to={paths.login} state={{ usr: email ?? '' }} className={buttonClass('primary')}>
          {t('login')}
        </Link>
      )}
    </div>
  );
}

/** The address may be verified already: by this link, or by a later one. */
function ExpiredForCandidate() {
  const t = useMessages();
  const { data, isLoading } = useList('profile');
  if (isLoading) return <PageHead title={t('verify_heading')} context={t('verify_checking')} />;
  if (data?.email_verified) return <Verified email={data.email} />;
  return <Expired line={t('link_expired_line')}>{<ConfirmAddressNotice profile={data} />}</Expired>;
}

function ExpiredForVisitor() {
  const t = useMessages();
  return (
    <Expired line={t('verify_expired_line')}>
      <Link to={loginUrl(paths.account)} className={buttonClass('primary')}>
        {t('login')}
      </Link>
    </Expired>
  );
}

function Expired({ line, children }: { line: string; children: React.ReactNode }) {
  const t = useMessages();
  const place = useFocusOnEntry();
  return (
    <div ref={place}>
      <PageHead title={t('link_expired_heading')} context={line} />
      {children}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  const linkError = useActorState('verification', ({ context }) => context.linkError);
  const place = useFocusOnEntry();
  return (
    <div ref={place}>
      <PageHead
        title={t('verify_failed_heading')}
        context={linkError && <ErrorText apiError={linkError} purpose="write" />}
      />
      <Button variant="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
