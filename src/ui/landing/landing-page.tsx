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

/** A read as the page draws it: on its way with nothing to show yet, held, or failed with nothing to show. */
export type ReadStatus = 'loading' | 'loaded' | 'error';

export interface LandingPageProps {
  page: LandingContent | null;
  pageStatus: ReadStatus;
  services: readonly Service[];
  servicesStatus: ReadStatus;
  /** Stands in place of the call to sign up for a person who is logged in. */
  memberAction?: ReactNode;
  onSignUp(): void;
  onSubscribe(): void;
  /** Reads again what has failed. */
  onRetry(): void;
}

/** The landing page: whole with the server's content, while it is on its way, and without it. */
export function LandingPage(props: LandingPageProps) {
  const { page, pageStatus, services, servicesStatus, memberAction, onSignUp, onSubscribe, onRetry } = props;
  const t = useMessages();
  const fallback = fallbackContent(t);
  const hasSettled = useHasSettled(pageStatus !== 'loading' && servicesStatus !== 'loading');
  const hero = page || pageStatus !== 'loading' || hasSettled ? { ...fallback.hero, ...stated(page?.hero) } : null;
  const action = memberAction ?? { label: hero?.cta_label ?? t('landing_join'), onClick: onSignUp };
  // What stands below the hero comes at once, so that nothing moves when a second answer arrives.
  const isWaiting = !hasSettled && (!hero || (servicesStatus === 'loading' && services.length === 0));
  const isRetrying = hasSettled && (pageStatus === 'loading' || servicesStatus === 'loading');
  const sections = page?.sections.length ? page.sections.toSorted(byPlace) : fallback.sections;
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
          {rest.map((section, at) => (
            <LandingSection key={section.idx ?? `at ${at}`} section={section} />
          ))}
          <LandingClosing messages={closing} action={action} />
        </>
      )}
    </div>
  );
}

/** Whether every read has been answered once: from then on a retry happens behind what is shown. */
function useHasSettled(isSettled: boolean): boolean {
  const [hasSettled, setSettled] = useState(isSettled);
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled || isSettled;
}

const byPlace = (a: Section, b: Section) => (a.idx ?? 0) - (b.idx ?? 0);

/** The fields that the server did state. */
function stated<T extends object>(record: T | null | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => value !== null)) as Partial<T>; // fields of T, some left out
}
