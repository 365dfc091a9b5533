import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import styles from './sign-up.module.css';

/** What the person agrees to by creating the account. The pages open in another tab, so that the password stays. */
export function Agreement() {
  const t = useMessages();
  return (
    <p className={styles.agreement}>
      {t('agree_terms')}{' '}
      {(['terms', 'privacy'] as const).map((name) => (
        <a key={name} href={paths[name]} target="_blank" rel="noreferrer" className={styles.document}>
          {t(`page_${name}`)}
        </a>
      ))}
    </p>
  );
}
