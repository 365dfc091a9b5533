import { useActor, useIsLoggedIn } from '../actors.tsx';
import { buttonClass } from '../kit/button.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { LandingPage } from './landing-page.tsx';

/** The lists that the page shows first. `index.html` requests them. */
export const landingLists = ['landingPage', 'services'] as const;

/** Connects the landing page to its lists and to the prompt. */
export function LandingRoute() {
  const t = useMessages();
  const prompt = useActor('prompt');
  const page = useList('landingPage');
  const services = useList('services');

  const isLoggedIn = useIsLoggedIn();

  const retry = () => {
    if (page.hasFailed) page.reload();
    if (services.hasFailed) services.reload();
  };

  return (
    <>
      <PageTitle page={t('page_landing')} />
      <LandingPage
        page={page.data}
        pageRead={page}
        services={services.data ?? []}
        servicesRead={services}
        apiError={page.apiError ?? services.apiError}
        {...(isLoggedIn && { memberAction: <MemberAction /> })}
        onSubscribe={() => prompt.send({ type: 'prompt.subscribe' })}
        onRetry={retry}
      />
    </>
  );
}

/** A logged-in user gets a link to the job requests instead of the sign-up button. */
function MemberAction() {
  const t = useMessages();
  return (
    <Link to={paths.jobRequests} className={buttonClass('primary')}>
      {t('job_request')}
    </Link>
  );
}
