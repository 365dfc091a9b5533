import { useEffect } from 'react';
import { useActor, useActorState, useLanguage } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { Loading } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Link, useParam } from '../router.tsx';
import { ClientView } from './client-view.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** The page that a shared link opens, for anyone: the profile as clients see it. Search engines do not list it. */
export function SharedProfilePage() {
  const t = useMessages();
  const token = useParam('token');
  const language = useLanguage();
  const actor = useActor('sharedProfile');
  const profile = useActorState('sharedProfile', ({ context }) => (context.token === token ? context.profile : null));
  const apiError = useActorState('sharedProfile', ({ context }) => context.apiError);
  const isBusy = useActorState('sharedProfile', (snapshot) => snapshot.hasTag('busy'));
  const isRevoked = useActorState('sharedProfile', (snapshot) => snapshot.hasTag('revoked'));
  const hasFailed = useActorState('sharedProfile', (snapshot) => snapshot.hasTag('failed'));
  const open = () => actor.send({ type: 'shared.open', token });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again in another language
  useEffect(() => actor.send({ type: 'shared.open', token }), [actor, token, language]);
  return (
    <Page>
      <PageTitle page={profile?.full_name ?? t('shared_profile')} />
      <meta name="robots" content="noindex" />
      {(hasFailed || (apiError && isBusy)) && apiError && (
        <>
          {profile === null && <PageHead title={t('shared_profile')} />}
          <RetryError apiError={apiError} onRetry={open} isBusy={isBusy} />
        </>
      )}
      {isRevoked && <Revoked />}
      {profile !== null && <ClientView profile={profile} />}
      {profile === null && isBusy && !apiError && (
        <Loading label={t('loading')}>
          <ProfileSkeleton />
        </Loading>
      )}
    </Page>
  );
}

function Revoked() {
  const t = useMessages();
  return (
    <>
      <PageHead title={t('shared_missing_heading')} context={t('shared_missing_line')} />
      <Link to={paths.landing} className={buttonClass('primary')}>
        {t('go_to_landing')}
      </Link>
    </>
  );
}
