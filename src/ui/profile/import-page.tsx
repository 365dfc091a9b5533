import { maxResumeBytes } from '../../services/contract/fields/file-rules.ts';
import { isolated } from '../../services/contract/isolated.ts';
import type { Bio } from '../../services/contract/records/bio.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useActor, useActorState } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { FileField } from '../kit/file-field.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { formRecord } from './form-record.ts';
import { ImportLeftOut } from './import-left-out.tsx';
import styles from './import-page.module.css';
import { ImportPart } from './import-part.tsx';
import { useResumeChoices } from './use-resume-choices.ts';

/** Reads a JSON Resume, shows what it would add and change, and puts each section into its form. */
export function ImportPage() {
  const t = useMessages();
  const profile = useList('profile');
  const bio = useList('fetchedBio');
  return (
    <Page isNarrow>
      <PageTitle page={t('import_title')} />
      <PageHead
        back={<BackLink to={paths.profile}>{t('bio')}</BackLink>}
        title={t('import_title')}
        context={t('import_line')}
      />
      <ListFrame list={profile} skeleton={fileSkeleton}>
        {(person) => (
          <ListFrame list={bio} skeleton={fileSkeleton}>
            {(self) => <Import person={person} bio={self} />}
          </ListFrame>
        )}
      </ListFrame>
    </Page>
  );
}

/** As high as the field of the file. */
const fileSkeleton = <Skeleton blockSize="8rem" />;

function Import({ person, bio }: { person: Profile; bio: Bio }) {
  const t = useMessages();
  const format = useFormat();
  const actor = useActor('resume');
  const { fileName, resume, error } = useActorState('resume', ({ context }) => context);
  const isBusy = useActorState('resume', (snapshot) => snapshot.hasTag('busy'));
  const { choices, isComplete, failed } = useResumeChoices();
  const size = format.fileSize(maxResumeBytes) ?? '';
  const problem = error && t(errors[error], { size });
  return (
    <div className={styles.import}>
      {failed?.apiError && <RetryError apiError={failed.apiError} onRetry={failed.reload} isBusy={failed.isLoading} />}
      <FileField
        label={t('import_file')}
        hint={t('import_rules', { size })}
        prompt={t('import_choose')}
        accept=".json,application/json"
        fileName={fileName}
        error={problem}
        removeLabel={t('remove_named', { name: isolated(fileName ?? '') })}
        disabled={!isComplete}
        onChange={(file) => actor.send(file ? { type: 'resume.attach', file, choices } : { type: 'resume.detach' })}
      />
      <div role="status">
        {isBusy && t('loading')}
        {fileName && problem && (
          <span className="visually-hidden">
            {isolated(fileName)}: {problem}
          </span>
        )}
        {resume && <p>{t('import_read')}</p>}
      </div>
      {resume && resume.parts.length === 0 && <Alert tone="warning">{t('import_nothing')}</Alert>}
      {resume?.parts.map((part) => (
        <ImportPart key={part.section} part={part} stored={part.record === 'profile' ? formRecord(person) : bio} />
      ))}
      {resume && <ImportLeftOut leftOut={resume.leftOut} />}
    </div>
  );
}

const errors = {
  tooLarge: 'import_too_large',
  unreadable: 'file_unreadable',
  notJson: 'import_not_json',
  notResume: 'import_not_resume',
} as const satisfies Record<string, MessageId>;
