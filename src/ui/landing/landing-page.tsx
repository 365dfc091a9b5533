import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import type { LandingPage as LandingContent } from '../../services/contract/records/landing.ts';
import type { Service } from '../../services/contract/records/lookup.ts';
import { InlineError } from '../kit/state.tsx';
import { lazyCode, useLazyCode } from '../lazy-code.ts';
import type { ReadState } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { useHash } from '../router.tsx';
import { useIsNear } from '../use-is-near.ts';
import { fallbackContent } from './fallback-content.ts';
import { JoinLink } from './join-link.tsx';
import styles from './landing.module.css';
import type { LandingBodyProps } from './landing-body.tsx';
import type { LandingFailureProps } from './landing-failure.tsx';
import { LandingHero } from './landing-hero.tsx';
import type { Section } from './landing-section.tsx';
import { LandingServices } from './landing-services.tsx';
import { SectionsSkeleton } from './landing-skeleton.tsx';
import { LandingSteps } from './landing-steps.tsx';

export interface LandingPageProps {
  page: LandingContent | null;
  pageRead: ReadState;
  services: readonly Service[];
  servicesRead: ReadState;
  /** Why one of the requests failed. */
  apiError?: ApiError | null;
  /** Replaces the sign-up button for a logged-in user. */
  memberAction?: ReactNode;
  onSubscribe(): void;
  /** Repeats the failed requests. */
  onRetry(): void;
}

/** The landing page. Without the server's content, and while it is loading, the page shows the catalogue's texts. */
export function LandingPage(props: LandingPageProps) {
  const { page, pageRead, services, servicesRead, apiError = null, memberAction, onSubscribe, onRetry } = props;
  const t = useMessages();
  const fallback = fallbackContent(t);
  const hasSettled = useHasSettled(!pageRead.isLoading && !servicesRead.isLoading);
  const hero = page || !pageRead.isLoading || hasSettled ? { ...fallback.hero, ...withoutNulls(page?.hero) } : null;
  const action = memberAction ?? <JoinLink label={hero?.cta_label ?? t('landing_join')} />;
  // Everything below the hero appears together, so that the second reply does not move content.
  const isWaiting = !hasSettled && (!hero || (servicesRead.isLoading && services.length === 0));
  const isRetrying = hasSettled && (pageRead.isLoading || servicesRead.isLoading);
  const sections = page?.sections.length ? page.sections.toSorted(byIndex) : null;
  const hasFragment = useHash() !== '';
  const steps = sections?.find(({ section_type }) => section_type === 'steps') ?? fallback.steps;

  return (
    <div className={styles.landing}>
      <LandingHero hero={hero} action={action} onSubscribe={onSubscribe} />
      {(pageRead.hasFailed || servicesRead.hasFailed || isRetrying) && (
        <div className={styles.notice}>
          <Failure apiError={apiError} onRetry={onRetry} isBusy={isRetrying} />
        </div>
      )}
      {isWaiting ? (
        <SectionsSkeleton />
      ) : (
        <>
          <LandingSteps section={steps} />
          <Below
            hasFragment={hasFragment}
            sections={sections?.filter((section) => section !== steps) ?? null}
            services={services}
            action={action}
          />
        </>
      )}
    </div>
  );
}

const body = lazyCode(async () => (await import('./landing-body.tsx')).LandingBody);

interface BelowProps extends LandingBodyProps {
  services: readonly Service[];
  /** Whether the address names a section. */
  hasFragment: boolean;
}

/** What follows the steps. Its code is loaded after the first paint, or at once when it is in view or named. */
function Below({ hasFragment, services, ...props }: BelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, { isNearAtFirst: hasFragment }) || hasFragment;
  const { value: Loaded, hasFailed, isLoading } = useLazyCode(body, isNear);
  return (
    <>
      <div ref={place} />
      <LandingServices services={services} isNear={isNear} />
      {Loaded ? (
        <Loaded {...props} />
      ) : (
        <div className={styles.placeholder} data-incomplete={!hasFailed || undefined}>
          {hasFailed && (
            <div className={styles.inner}>
              <Partly onRetry={body.load} isBusy={isLoading} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

// the first load does not need it
const failure = lazyCode(async () => (await import('./landing-failure.tsx')).LandingFailure);

function Failure({ apiError, onRetry, isBusy }: Omit<LandingFailureProps, 'apiError'> & { apiError: ApiError | null }) {
  const { value: Loaded } = useLazyCode(failure);
  if (Loaded && apiError) return <Loaded apiError={apiError} onRetry={onRetry} isBusy={isBusy} />;
  return <Partly onRetry={onRetry} isBusy={isBusy} />;
}

/** A part of the page could not be loaded. */
function Partly(props: Pick<LandingFailureProps, 'onRetry' | 'isBusy'>) {
  const t = useMessages();
  return (
    <InlineError retryLabel={t('retry')} {...props}>
      {t('landing_partly')}
    </InlineError>
  );
}

/** Whether both requests have settled once. Later retries leave the current content on screen. */
function useHasSettled(isSettled: boolean): boolean {
  const [hasSettled, setSettled] = useState(isSettled);
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled || isSettled;
}

const byIndex = (a: Section, b: Section) => (a.idx ?? 0) - (b.idx ?? 0);

function withoutNulls<T extends object>(record: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => value !== null)) as Partial<T>; // a subset of T's entries
}
