import type { ReactNode } from 'react';
import type { LandingPage } from '../../services/contract/records/landing.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { HeroArt } from './hero-art.tsx';
import { HeroProduct } from './hero-product.tsx';
import styles from './landing-hero.module.css';

interface LandingHeroProps {
  /** `null` while it is loading. */
  hero: Pick<NonNullable<LandingPage['hero']>, 'heading' | 'sub_heading'> | null;
  /** The page's primary action. */
  action: ReactNode;
  onSubscribe(): void;
}

/** The hero: heading, lead and actions. Its text is aligned at the bottom, so that the actions keep their position. */
export function LandingHero({ hero, action, onSubscribe }: LandingHeroProps) {
  const t = useMessages();
  return (
    <section className={styles.hero} data-theme="dark">
      <HeroArt />
      <div className={styles.content}>
        <div className={styles.words}>
          {hero ? (
            <>
              <h1 className={styles.heading}>{hero.heading}</h1>
              <p className={styles.lead}>{hero.sub_heading}</p>
            </>
          ) : (
            <HeroSkeleton name={t('sg_network')} />
          )}
          <div className={styles.actions}>
            {action}
            <Button variant="quiet" onClick={onSubscribe}>
              {t('subscribe_modal_heading')}
            </Button>
          </div>
        </div>
        <HeroProduct />
      </div>
    </section>
  );
}

function HeroSkeleton({ name }: { name: string }) {
  return (
    <>
      <h1 className={styles.heading}>
        <span className="visually-hidden">{name}</span>
        <Skeleton inlineSize="11ch" />
        <Skeleton inlineSize="8ch" />
      </h1>
      <div className={styles.lead} aria-hidden="true">
        <Skeleton inlineSize="92%" />
        <Skeleton inlineSize="60%" />
      </div>
    </>
  );
}
