import type { ReactNode } from 'react';
import { Chip } from '../kit/chip.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { LineNotes } from '../record/line-notes.tsx';
import type { Fit } from './fit.ts';
import styles from './fit-list.module.css';

interface FitListProps {
  fits: readonly Fit[];
  nameOf(key: string | null): ReactNode;
  levels: Readonly<Record<string, MessageId>>;
}

/** What is wanted, each beside what the candidate has of it. */
export function FitList({ fits, nameOf, levels }: FitListProps) {
  const t = useMessages();
  const meets = fits.filter(({ standing }) => standing === 'has').length;
  const isKnown = fits.some(({ standing }) => standing !== null);
  return (
    <>
      <p className={styles.summary}>{isKnown ? t('skills_fit', { count: meets, all: fits.length }) : '\u00a0'}</p>
      <ul className={styles.fits}>
        {fits.map((fit) => (
          <li key={fit.key} className={styles.fit}>
            <div className={styles.wanted}>
              <span className={styles.name}>
                <bdi>{nameOf(fit.key)}</bdi>
              </span>
              <LineNotes
                note={fit.wanted && t('wanted_level', { level: knownMessage(t, levels, fit.wanted) ?? '' })}
                isMandatory={fit.isMandatory}
              />
            </div>
            <OwnLevel fit={fit} levels={levels} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OwnLevel({ fit: { own, standing }, levels }: { fit: Fit; levels: FitListProps['levels'] }) {
  const t = useMessages();
  const level = knownMessage(t, levels, own);
  if (standing === 'has') return <Chip tone="success">{level ? t('you_have', { level }) : t('you_have_it')}</Chip>;
  if (standing === 'below') return <Chip tone="warning">{t('you_below', { level: level ?? t('not_given') })}</Chip>;
  return standing === 'lacks' ? <Chip>{t('you_lack')}</Chip> : null;
}
