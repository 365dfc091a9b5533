import { useActor } from '../actors.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { useWords } from '../words.tsx';
import { LandingPage } from './landing-page.tsx';

/** The landing page over what the server sends for it. */
export function LandingRoute() {
  const t = useWords();
  const prompt = useActor('prompt');
  const page = useList('landingPage');
  const services = useList('services');

  const retry = () => {
    if (page.status === 'failed') page.reload();
    if (services.status === 'failed') services.reload();
  };

  return (
    <>
      <PageTitle page={t('page_landing')} />
      <LandingPage
        page={page.data}
        pageStatus={page.status}
        services={services.data ?? []}
        servicesStatus={services.status}
        onSignUp={() => prompt.send({ type: 'prompt.open' })}
        onSubscribe={() => prompt.send({ type: 'prompt.subscribe' })}
        onRetry={retry}
      />
    </>
  );
}
