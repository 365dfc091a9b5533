import type { JobDescription } from '../../services/contract/records/job-request.ts';
import type { MatchPart } from '../../services/contract/statuses.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { Progress } from '../kit/progress.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import styles from './match-parts.module.css';

/** How well the candidate matches the request, and how much of each part that it asks for they meet. */
export function MatchParts({ request: { match_score, match_parts } }: { request: JobDescription }) {
  const t = useMessages();
  const format = useFormat();
  const score = format.percent(match_score);
  if (score === null || match_parts.length === 0) return null;
  return (
    <Section title={t('match_title', { score })}>
      <dl className={styles.parts}>
        {match_parts.map(({ part, share }) => {
          const name = knownMessage(t, partMessages, part) ?? '';
          const met = format.percent(share) ?? '';
          return (
            <div key={part} className={styles.part}>
              <dt>{name}</dt>
              <dd className={styles.met}>
                <Progress label={name} value={(share ?? 0) / 100} />
                <span aria-hidden="true">{met}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.why}>{t('match_why')}</p>
    </Section>
  );
}

const partMessages: Readonly<Record<MatchPart, MessageId>> = {
  Skills: 'technical_skills',
  Languages: 'languages',
  Experience: 'years_of_experience',
  Region: 'region',
  Rate: 'profile_rate',
};
