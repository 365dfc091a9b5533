import type { ReactNode } from 'react';
import { Chip } from '../kit/chip.tsx';
import { PendingText } from '../kit/skeleton.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { LineNotes } from '../record/line-notes.tsx';
import type { Fit } from './fit.ts';
import styles from './fit-list.module.css';

interface FitListProps {
  fits: readonly Fit[];
  nameOf(key: string | null): ReactNode;
  levels: Readonly<Record<string, MessageId>>;
  /** What to do about one that the profile lacks, or has without a level. */
  remedyOf?(fit: Fit): ReactNode;
}

/** The required skills or languages, each with the candidate's own level. */
export function FitList({ fits, nameOf, levels, remedyOf }: FitListProps) {
  const t = useMessages();
  const matched = fits.filter(({ status }) => status === 'has').length;
  const isKnown = fits.some(({ status }) => status !== null);
  return (
    <>
      <p className={styles.summary}>{isKnown ? t('skills_fit', { count: matched, all: fits.length }) : '\u00a0'}</p>
      <ul className={styles.fits}>
        {fits.map((fit) => (
          <li key={fit.key} className={styles.fit}>
            <div className={styles.wanted}>
              <span className={styles.name}>
                <bdi>
                  <PendingText>{nameOf(fit.key)}</PendingText>
                </bdi>
              </span>
              <LineNotes
                note={fit.wanted && t('wanted_level', { level: knownMessage(t, levels, fit.wanted) ?? '' })}
                isMandatory={fit.isMandatory}
              />
            </div>
            <div className={styles.own}>
              <OwnLevel fit={fit} levels={levels} />
              {needsRemedy(fit) && remedyOf?.(fit)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const needsRemedy = ({ own, status }: Fit): boolean => status === 'lacks' || (status === 'below' && own === null);

function OwnLevel({ fit: { own, status }, levels }: { fit: Fit; levels: FitListProps['levels'] }) {
  const t = useMessages();
  const level = knownMessage(t, levels, own);
  if (status === 'has') return <Chip tone="success">{level ? t('you_have', { level }) : t('you_have_it')}</Chip>;
  if (status === 'below') return <Chip tone="warning">{t('you_below', { level: level ?? t('not_given') })}</Chip>;
  return status === 'lacks' ? <Chip>{t('you_lack')}</Chip> : null;
}
