import { accessibility } from '../../../locales/pages/accessibility.ts';
import { contact } from '../../../locales/pages/contact.ts';
import { help } from '../../../locales/pages/help.ts';
import type { BilingualPage } from '../../../locales/pages/page-text.ts';
import { privacy } from '../../../locales/pages/privacy.ts';
import { terms } from '../../../locales/pages/terms.ts';
import { useLanguage } from '../actors.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { Route, Switch } from '../router.tsx';
import styles from './information-page.module.css';
import { SupportAddress } from './support-address.tsx';

/** A page of text at the path of the URL: help, contact, accessibility, terms or privacy. */
export function InformationPage() {
  return (
    <Switch>
      {texts.map(([path, text]) => (
        <Route key={path} path={path}>
          <TextPage text={text} />
        </Route>
      ))}
    </Switch>
  );
}

/** By their routes, which match in any letter case and with a slash at the end. */
const texts: readonly (readonly [path: string, text: BilingualPage])[] = [
  [paths.help, help],
  [paths.contact, contact],
  [paths.accessibility, accessibility],
  [paths.terms, terms],
  [paths.privacy, privacy],
];

function TextPage({ text }: { text: BilingualPage }) {
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
      {text === contact && <SupportAddress />}
    </Page>
  );
}
