import { useActor, useActorState, useLanguage } from '../actors.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { useWords } from '../words.tsx';
import styles from './account-page.module.css';

/** Who is signed in, in which language, and where their data is kept. */
export function AccountPage() {
  const t = useWords();
  const profile = useList('profile');
  const usr = useActorState('auth', ({ context }) => context.usr);
  const address = usr || profile.data?.email;
  const name = profile.data?.full_name;
  return (
    <Page isNarrow>
      <PageTitle page={t('account')} />
      <PageHead title={t('account')} context={t('account_line')} />
      <Section title={t('account_signed_in')}>
        <DefinitionList
          look="aligned"
          facts={[
            {
              term: t('name'),
              value: name ? <bdi>{name}</bdi> : profile.status === 'loading' ? <Skeleton inlineSize="9rem" /> : null,
            },
            { term: t('email'), value: address && <Bdi isLeftToRight>{address}</Bdi> },
          ]}
        />
      </Section>
      <Section title={t('language')}>
        <LanguageChoice />
      </Section>
      <Section title={t('account_data')}>
        <div className={styles.words}>
          <p>{t('account_data_browser')}</p>
          <p>{t('account_data_server')}</p>
        </div>
      </Section>
    </Page>
  );
}

function LanguageChoice() {
  const t = useWords();
  const actor = useActor('language');
  const language = useLanguage();
  return (
    <ChoiceGroup
      kind="radio"
      name="language"
      label={t('account_language')}
      options={[
        { value: 'en', label: t('language_name_en') },
        { value: 'ar', label: t('language_name_ar') },
      ]}
      chosen={[language]}
      onChange={([chosen]) => actor.send({ type: 'language.set', language: chosen === 'ar' ? 'ar' : 'en' })}
    />
  );
}
