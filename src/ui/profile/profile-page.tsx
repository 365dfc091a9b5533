import type { Bio } from '../../services/contract/records/bio.ts';
import { type Profile, profile as profileRecord } from '../../services/contract/records/profile.ts';
import { useActorState } from '../actors.tsx';
import { useFocusOnReturn } from '../form/use-focus-on-return.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import { Alert } from '../kit/alert.tsx';
import { buttonClass, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon, ShowIcon, UploadIcon } from '../kit/icons.ts';
import { Card, Page, PageHead } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { type ListView, useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { ConfirmAddressNotice } from '../record/confirm-address.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useIsSubjectBeingSent } from '../record/use-outbox.ts';
import { Link } from '../router.tsx';
import { useFragment } from '../use-fragment.ts';
import { Background } from './background.tsx';
import { BioPart } from './bio-part.tsx';
import { Expertise } from './expertise.tsx';
import { PersonalSections } from './personal-sections.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { ProfileNext } from './profile-next.tsx';
import { profileSections } from './profile-sections.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileStatusChips } from './profile-statuses.ts';
import { RecordSource } from './record-source.tsx';
import { ShareCard } from './share-card.tsx';
import { useIsUnsaved } from './use-is-unsaved.ts';
import { useOpenSection } from './use-open-section.ts';
import { useSaved } from './use-saved.ts';

/** The candidate's profile: what clients look at first, and the sections with their forms. */
export function ProfilePage() {
  const t = useMessages();
  const profile = useList('profile');
  const bio = useList('fetchedBio');
  const question = useLeaveGuard(useIsUnsaved());
  return (
    <Page>
      <PageTitle page={t('bio')} />
      {question}
      <RecordSource of="profile">
        <ListFrame list={profile} skeleton={<ProfileSkeleton />} head={<PageHead title={t('bio')} />}>
          {(person) => <LoadedProfile fetched={person} bio={bio} />}
        </ListFrame>
      </RecordSource>
    </Page>
  );
}

function LoadedProfile({ fetched, bio }: { fetched: Profile; bio: ListView<Bio> }) {
  const t = useMessages();
  const person = useSaved('profile', fetched, profileRecord);
  const { status } = person;
  return (
    <>
      <ProfileHead
        person={person}
        photoAction={<EditPhoto person={person} />}
        status={status && <StatusChip statuses={profileStatusChips} status={status} />}
        action={
          <>
            <Link to={paths.clientView} className={buttonClass()}>
              <Icon of={ShowIcon} size={18} />
              {t('view_as_client')}
            </Link>
            <Link to={paths.importResume} className={buttonClass('quiet')}>
              <Icon of={UploadIcon} size={18} />
              {t('import_title')}
            </Link>
          </>
        }
      />
      <ConfirmAddressNotice profile={fetched} />
      <ProfileLayout
        aside={
          <>
            <Card>
              <ProfileNext person={person} />
            </Card>
            <ShareCard />
          </>
        }
        sections={profileSections}
      >
        <Body person={person} bio={bio} />
      </ProfileLayout>
    </>
  );
}

function EditPhoto({ person }: { person: Profile }) {
  const t = useMessages();
  const open = useOpenSection('bio');
  const bio = useActorState('fetchedBio', ({ context }) => context.data);
  const section = useActorState('bio', ({ context }) => context.section);
  const button = useFocusOnReturn(section === 'photo', section !== null);
  const isBeingSent = useIsSubjectBeingSent('bio', 'photo');
  return (
    <IconButton
      ref={button}
      label={t(person.photo_url ? 'photo_change' : 'photo_add')}
      disabled={bio === null}
      // `disabled` would remove the focus
      aria-disabled={isBeingSent || undefined}
      onClick={() => !isBeingSent && bio && open('photo', bio)}
    >
      <Icon of={EditIcon} size={18} />
    </IconButton>
  );
}

function Body({ person, bio }: { person: Profile; bio: ListView<Bio> }) {
  const { rejection_reason } = person;
  useFragment(!bio.isLoading);
  return (
    <>
      {rejection_reason && (
        <Alert tone="warning">
          <p dir="auto">{rejection_reason}</p>
        </Alert>
      )}
      <BioPart list={bio} />
      {/* nothing is rendered below a part that is loading, since it would be pushed down */}
      {!bio.isLoading && (
        <>
          <Background person={person} />
          <Expertise person={person} />
          <PersonalSections person={person} />
        </>
      )}
    </>
  );
}
