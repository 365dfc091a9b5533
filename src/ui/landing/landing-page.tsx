import { type ReactNode, useState } from 'react';
import type { LandingPage as LandingContent } from '../../services/contract/records/landing.ts';
import type { Service } from '../../services/contract/records/lookup.ts';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { fallbackContent } from './fallback-content.ts';
import styles from './landing.module.css';
import { LandingClosing } from './landing-closing.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingSection, type Section } from './landing-section.tsx';
import { LandingServices } from './landing-services.tsx';
import { SectionsSkeleton } from './landing-skeleton.tsx';

/** The status of a request. `loading`: nothing to show yet. `error`: the last request failed; older content may remain. */
export type ReadStatus = 'loading' | 'loaded' | 'error';

export interface LandingPageProps {
  page: LandingContent | null;
  pageStatus: ReadStatus;
  services: readonly Service[];
  servicesStatus: ReadStatus;
  /** Replaces the sign-up button for a logged-in user. */
  memberAction?: ReactNode;
  onSignUp(): void;
  onSubscribe(): void;
  /** Repeats the failed requests. */
  onRetry(): void;
}

/** The landing page. It is complete with the server's content, without it, and while it is loading. */
export function LandingPage(props: LandingPageProps) {
  const { page, pageStatus, services, servicesStatus, memberAction, onSignUp, onSubscribe, onRetry } = props;
  const t = useMessages();
  const fallback = fallbackContent(t);
  const hasSettled = useHasSettled(pageStatus !== 'loading' && servicesStatus !== 'loading');
  const hero =
    page || pageStatus !== 'loading' || hasSettled ? { ...fallback.hero, ...withoutNulls(page?.hero) } : null;
  const action = memberAction ?? { label: hero?.cta_label ?? t('landing_join'), onClick: onSignUp };
  // Everything below the hero appears together, so that the second reply does not move content.
  const isWaiting = !hasSettled && (!hero || (servicesStatus === 'loading' && services.length === 0));
  const isRetrying = hasSettled && (pageStatus === 'loading' || servicesStatus === 'loading');
  const sections = page?.sections.length ? page.sections.toSorted(byIndex) : fallback.sections;
  const closing = sections.at(-1)?.section_type === 'text' ? sections.at(-1) : undefined;
  const [first, ...rest] = sections.filter((section) => section !== closing);

  return (
    <div className={styles.landing}>
      <LandingHero hero={hero} action={action} onSubscribe={onSubscribe} />
      {(pageStatus === 'error' || servicesStatus === 'error' || isRetrying) && (
        <div className={styles.notice}>
          <InlineError retryLabel={t('retry')} onRetry={onRetry} isBusy={isRetrying}>
            {t('landing_partly')}
          </InlineError>
        </div>
      )}
      {isWaiting ? (
        <SectionsSkeleton />
      ) : (
        <>
          {first && <LandingSection section={first} />}
          <LandingServices services={services} />
          {rest.map((section, position) => (
            <LandingSection key={section.idx ?? `position ${position}`} section={section} />
          ))}
          <LandingClosing section={closing} action={action} />
        </>
      )}
    </div>
  );
}

/** Whether both requests have settled once. From then on a retry keeps the current content on screen. */
function useHasSettled(isSettled: boolean): boolean {
  const [hasSettled, setSettled] = useState(isSettled);
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled || isSettled;
}

const byIndex = (a: Section, b: Section) => (a.idx ?? 0) - (b.idx ?? 0);

function withoutNulls<T extends object>(record: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => value !== null)) as Partial<T>; // a subset of T's entries
}
