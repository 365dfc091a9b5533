import type { Profile } from '../../services/contract/records/profile.ts';
import { Alert } from '../kit/alert.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { FileList } from '../list/file-list.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { RecordLayout } from '../list/record-layout.tsx';
import { RecordSkeleton } from '../list/record-skeleton.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { useWords } from '../words.tsx';
import { Background } from './background.tsx';
import { BioPart } from './bio-part.tsx';
import { Expertise } from './expertise.tsx';
import { Photo } from './photo.tsx';
import { ProfileFacts, useFactTerms } from './profile-facts.tsx';
import { ProfileNext } from './profile-next.tsx';

/** The candidate as clients see them: who they are, on what terms they work, what they have done and can do. */
export function AccountViewPage() {
  const t = useWords();
  const profile = useList('profile');
  const terms = useFactTerms();
  return (
    <Page>
      <PageTitle page={t('bio')} />
      <ListFrame
        list={profile}
        skeleton={<RecordSkeleton title={t('bio')} terms={terms} />}
        head={<PageHead title={t('bio')} />}
      >
        {(person) => (
          <>
            <PageHead
              title={<bdi>{person.full_name ?? t('bio')}</bdi>}
              context={person.headline && <bdi>{person.headline}</bdi>}
              action={<Photo person={person} />}
            />
            <RecordLayout next={<ProfileNext person={person} />} facts={<ProfileFacts person={person} />}>
              <Body person={person} />
            </RecordLayout>
          </>
        )}
      </ListFrame>
    </Page>
  );
}

function Body({ person }: { person: Profile }) {
  const t = useWords();
  const { rejection_reason, upload_cv } = person;
  return (
    <>
      {rejection_reason && (
        <Alert tone="warning">
          <p dir="auto">{rejection_reason}</p>
        </Alert>
      )}
      <BioPart />
      <Background person={person} />
      <Expertise person={person} />
      <Section title={t('cv')}>
        {upload_cv ? <FileList files={[{ ...upload_cv, name: upload_cv.file_name }]} /> : <p>{t('cv_none')}</p>}
      </Section>
    </>
  );
}
