import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import type { Section as RecordSection } from '../../services/contract/fields/candidate-table.ts';
import { useActorState } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { type MessageId, type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { UnsentChange } from '../record/unsent-change.tsx';
import { Link } from '../router.tsx';
import styles from './account.module.css';

/** The changes that have not been sent, in their order. */
export function UnsentChanges() {
  const t = useMessages();
  const format = useFormat();
  const entries = useActorState('outbox', ({ context }) => context.entries);
  const requests = useActorState('jobRequests', ({ context }) => context.data);
  if (entries.length === 0) return null;
  const titleOf = (name: string): string => {
    const rows = Array.isArray(requests) ? (requests as { name: string; job_title?: string }[]) : []; // that list's own rows
    return rows.find((row) => row.name === name)?.job_title ?? name;
  };
  return (
    <Section title={t('outbox_heading')}>
      <ul className={styles.groups}>
        {entries.map((entry) => {
          const name = nameOf(t, entry, titleOf);
          return (
            <li key={entry.id}>
              <p>
                <Link
                  to={
                    entry.kind === 'profile' || entry.kind === 'bio' ? paths.profile : paths.jobRequest(entry.subject)
                  }
                >
                  <bdi>{name}</bdi>
                </Link>
              </p>
              <p className={styles.time}>{t('outbox_since', { time: format.moment(entry.since) ?? '' })}</p>
              <UnsentChange entry={entry} name={name} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function nameOf(t: Translate, entry: OutboxEntry, titleOf: (request: string) => string): string {
  switch (entry.kind) {
    case 'quotation':
      return t('outbox_quotation', { title: titleOf(entry.subject) });
    case 'decline':
      return t('outbox_decline', { title: titleOf(entry.subject) });
    case 'bookmark':
      return t(entry.payload.isSaved ? 'outbox_save' : 'outbox_unsave', { title: titleOf(entry.subject) });
    default:
      return t('outbox_profile', { title: t(sectionTitles[entry.subject]) });
  }
}

const sectionTitles: Readonly<Record<RecordSection, MessageId>> = {
  who: 'personal_details',
  availability: 'availability',
  terms: 'terms_of_work',
  fields: 'expertise',
  education: 'academic_background',
  experience: 'professional_experience',
  cv: 'cv',
  about: 'about_me',
  photo: 'photo',
  skills: 'technical_skills',
  certifications: 'certifications',
  languages: 'languages',
};
