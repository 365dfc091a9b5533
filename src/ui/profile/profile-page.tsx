import type { Bio } from '../../services/contract/records/bio.ts';
import { type Profile, profile as profileRecord } from '../../services/contract/records/profile.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import { Alert } from '../kit/alert.tsx';
import { IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { EditIcon } from '../kit/icons.ts';
import { Page, PageHead } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { type ListView, useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { ConfirmAddressNotice } from '../record/confirm-address.tsx';
import { RecordLayout } from '../record/record-layout.tsx';
import { RecordSkeleton } from '../record/record-skeleton.tsx';
import { Background } from './background.tsx';
import { BioPart } from './bio-part.tsx';
import { Expertise } from './expertise.tsx';
import { PersonalSections } from './personal-sections.tsx';
import photoStyles from './photo.module.css';
import { Photo } from './photo.tsx';
import { ProfileFacts, useFactTerms } from './profile-facts.tsx';
import { ProfileNext } from './profile-next.tsx';
import { RecordSource } from './record-source.tsx';
import { useIsUnsaved } from './use-is-unsaved.ts';
import { useSaved } from './use-saved.ts';

/** The candidate's profile as clients see it: person, terms of work, experience and skills. */
export function ProfilePage() {
  const t = useMessages();
  const profile = useList('profile');
  const bio = useList('fetchedBio');
  const terms = useFactTerms();
  const question = useLeaveGuard(useIsUnsaved());
  return (
    <Page>
      <PageTitle page={t('bio')} />
      {question}
      <RecordSource of="profile">
        <ListFrame
          list={profile}
          skeleton={<RecordSkeleton title={t('bio')} terms={terms} />}
          head={<PageHead title={t('bio')} />}
        >
          {(person) => <LoadedProfile fetched={person} bio={bio} />}
        </ListFrame>
      </RecordSource>
    </Page>
  );
}

function LoadedProfile({ fetched, bio }: { fetched: Profile; bio: ListView<Bio> }) {
  const t = useMessages();
  const person = useSaved('profile', fetched, profileRecord);
  return (
    <>
      <PageHead
        title={<bdi>{person.full_name ?? t('bio')}</bdi>}
        context={person.headline && <bdi>{person.headline}</bdi>}
        action={<EditablePhoto person={person} />}
      />
      <ConfirmAddressNotice profile={fetched} />
      <RecordLayout next={<ProfileNext person={person} />} facts={<ProfileFacts person={person} />}>
        <Body person={person} bio={bio} />
      </RecordLayout>
    </>
  );
}

function EditablePhoto({ person }: { person: Profile }) {
  const t = useMessages();
  const actor = useActor('bio');
  const bio = useActorState('fetchedBio', ({ context }) => context.data);
  return (
    <span className={photoStyles.edit}>
      <Photo person={person} />
      <IconButton
        label={t(person.photo_url ? 'photo_change' : 'photo_add')}
        disabled={bio === null}
        onClick={() => bio !== null && actor.send({ type: 'draft.open', section: 'photo', record: bio })}
      >
        <Icon of={EditIcon} size={18} />
      </IconButton>
    </span>
  );
}

function Body({ person, bio }: { person: Profile; bio: ListView<Bio> }) {
  const { rejection_reason } = person;
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
