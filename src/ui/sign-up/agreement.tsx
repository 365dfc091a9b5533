import { useLanguage } from '../actors.tsx';
import { listParts } from '../list-parts.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import styles from './sign-up.module.css';

/** What the person agrees to by creating the account. The pages open in another tab, so that the password stays. */
export function Agreement() {
  const t = useMessages();
  const language = useLanguage();
  return (
    <p className={styles.agreement}>
      {t('agree_terms')}{' '}
      {listParts(language, documents).map((value) => {
        const name = documents.find((each) => each === value);
        if (name === undefined) return value; // "and"
        return (
          <a key={name} href={paths[name]} target="_blank" rel="noreferrer" className={styles.document}>
            {t(`page_${name}`)}
          </a>
        );
      })}
    </p>
  );
}

const documents = ['terms', 'privacy'] as const;
