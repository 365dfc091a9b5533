import type { LeftOut } from '../../services/contract/resume/read-resume.ts';
import type { LeftOutReason } from '../../services/contract/resume/resume-values.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Section } from '../kit/page.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './import-part.module.css';

/** The values of a resume that were not taken, each with its reason. */
export function ImportLeftOut({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useMessages();
  const format = useFormat();
  if (leftOut.length === 0) return null;
  return (
    <Section title={t('import_left_out')}>
      <ul className={styles.rows}>
        {leftOut.map(({ part, position, property, reason }) => (
          <li key={`${part} ${position} ${property} ${reason}`}>
            <Bdi isLeftToRight>
              <code>
                {[part, position === null ? null : format.number(position), property].filter(Boolean).join('.')}
              </code>
            </Bdi>
            {': '}
            {t(reasons[reason])}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const reasons: Readonly<Record<LeftOutReason, MessageId>> = {
  noField: 'import_no_field',
  wrongType: 'import_wrong_type',
  tooLong: 'import_too_long',
  invalidDate: 'import_invalid_date',
  notADay: 'import_not_a_day',
  unknownChoice: 'import_unknown_choice',
  invalidAddress: 'import_invalid_address',
  tooMany: 'import_too_many',
};
