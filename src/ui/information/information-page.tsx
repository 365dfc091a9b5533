import type { ReactNode } from 'react';
import { accessibility } from '../../../locales/pages/accessibility.ts';
import { contact } from '../../../locales/pages/contact.ts';
import { help } from '../../../locales/pages/help.ts';
import type { BilingualPage } from '../../../locales/pages/page-text.ts';
import { privacy } from '../../../locales/pages/privacy.ts';
import { terms } from '../../../locales/pages/terms.ts';
import { useLanguage } from '../actors.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './information-page.module.css';
import { SupportAddress } from './support-address.tsx';

/** A page of text: help, contact, accessibility, terms, privacy. */
function InformationPage({ text, children }: { text: BilingualPage; children?: ReactNode }) {
  const { title, lead, sections } = text[useLanguage()];
  return (
    <Page isNarrow>
      <PageTitle page={title} />
      <PageHead title={title} context={lead} />
      {sections.map(({ heading, paragraphs, list }) => (
        <Section key={heading} title={heading}>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      ))}
      {children}
    </Page>
  );
}

export const HelpPage = () => <InformationPage text={help} />;
export const AccessibilityPage = () => <InformationPage text={accessibility} />;
export const TermsPage = () => <InformationPage text={terms} />;
export const PrivacyPage = () => <InformationPage text={privacy} />;

export const ContactPage = () => (
  <InformationPage text={contact}>
    <SupportAddress />
  </InformationPage>
);
