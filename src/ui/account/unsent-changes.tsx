import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import { isRecordKey, type Section as RecordSection } from '../../services/contract/fields/candidate-table.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { useActorState } from '../actors.tsx';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Section } from '../kit/page.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { UnsentChange } from '../record/unsent-change.tsx';
import { Link } from '../router.tsx';
import styles from './account.module.css';

/** The changes that have not been sent, in their order. */
export function UnsentChanges() {
  const entries = useActorState('outbox', ({ context }) => context.entries);
  return entries.length > 0 && <Changes entries={entries} />;
}

function Changes({ entries }: { entries: readonly OutboxEntry[] }) {
  const t = useMessages();
  const { data: requests } = useList('jobRequests');
  const titleOf = (name: string): string => requests?.find((request) => request.name === name)?.job_title ?? name;
  return (
    <Section title={t('outbox_heading')}>
      <ul data-unsent className={styles.groups}>
        {entries.map((entry) => (
          <Change key={entry.id} entry={entry} name={nameOf(t, entry, titleOf)} />
        ))}
      </ul>
    </Section>
  );
}

function Change({ entry, name }: { entry: OutboxEntry; name: string }) {
  const t = useMessages();
  const format = useFormat();
  const line = useFocusAfterRemoval<HTMLLIElement>('[data-unsent] button:enabled', 'h1');
  const page = isRecordKey(entry.kind) ? paths.profile : paths.jobRequest(entry.subject);
  return (
    <li ref={line}>
      <p>
        <Link to={page}>
          <Bdi>{name}</Bdi>
        </Link>
      </p>
      <p className={styles.time}>{t('outbox_since', { time: format.moment(entry.since) ?? '' })}</p>
      <UnsentChange entry={entry} name={name} page={page} />
    </li>
  );
}

function nameOf(t: Translate, entry: OutboxEntry, titleOf: (request: string) => string): string {
  switch (entry.kind) {
    case 'quotation':
      return t('outbox_quotation', { title: isolated(titleOf(entry.subject)) });
    case 'decline':
      return t('outbox_decline', { title: isolated(titleOf(entry.subject)) });
    case 'bookmark':
      return t(entry.payload.isSaved ? 'outbox_save' : 'outbox_unsave', { title: isolated(titleOf(entry.subject)) });
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
