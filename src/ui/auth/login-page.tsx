import { useIsLoggedIn } from '../actors.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { pathAfterLogin } from '../paths.ts';
import { Redirect, useSearchParams } from '../router.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { buttonColours } from './theme-colours.ts';
import { ThemePanel } from './theme-panel.tsx';

/** The login page. After login it redirects to the page in the URL's `next` parameter. */
export function LoginPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const theme = useList('loginTheme');
  if (useIsLoggedIn()) return <Redirect to={pathAfterLogin(search)} />;

  return (
    <div className={styles.page}>
      <PageTitle page={t('login')} />
      <div className={styles.form}>
        <LoginForm supportEmail={theme.data?.support_email ?? null} colours={buttonColours(theme.data)} />
      </div>
      <ThemePanel theme={theme.data} isLoading={theme.isLoading} />
    </div>
  );
}
