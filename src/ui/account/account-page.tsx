import { useEffect } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { ConfirmAddressNotice } from '../record/confirm-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { EmailDigest } from './email-digest.tsx';
import { MyData } from './my-data.tsx';
import { Preferences } from './preferences.tsx';
import { Sessions } from './sessions.tsx';
import { Taxes } from './taxes.tsx';
import { UnsentChanges } from './unsent-changes.tsx';

/** The account page: preferences, personal data, password, sessions and taxes. */
export function AccountPage() {
  const t = useMessages();
  const profile = useList('profile');
  const account = useActor('account');
  const usr = useActorState('auth', ({ context }) => context.usr);
  const address = usr || profile.data?.email;
  const name = profile.data?.full_name;
  useEffect(() => account.send({ type: 'account.open' }), [account]);
  return (
    <Page isNarrow>
      <PageTitle page={t('account')} />
      <PageHead title={t('account')} context={t('account_line')} />
      <UnsentChanges />
      <Section title={t('account_signed_in')}>
        <DefinitionList
          variant="aligned"
          facts={[
            {
              term: t('name'),
              value: name ? <Bdi>{name}</Bdi> : profile.isLoading ? <Skeleton inlineSize="9rem" /> : null,
            },
            { term: t('email'), value: address && <Bdi isLeftToRight>{address}</Bdi> },
          ]}
        />
        <ConfirmAddressNotice profile={profile.data} />
      </Section>
      <Section title={t('appearance')}>
        <Preferences />
      </Section>
      <Section title={t('notifications')}>
        <EmailDigest />
      </Section>
      <Section title={t('account_data')}>
        <MyData />
      </Section>
      <Section title={t('change_password')}>
        <ChangePassword usr={address ?? ''} />
      </Section>
      {/* last, since their length is known when they arrive: nothing below them moves then */}
      <Sessions />
      <Taxes />
    </Page>
  );
}
