import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsLoggedIn } from '../actors.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { pathAfterLogin } from '../paths.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { ThemePanel } from './theme-panel.tsx';

/** Where one signs in; afterwards, back to where one came from. */
export function LoginPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const theme = useList('loginTheme');
  if (useIsLoggedIn()) return <Navigate to={pathAfterLogin(search)} replace />;

  return (
    <div className={styles.page}>
      <PageTitle page={t('login')} />
      <div className={styles.form}>
        <LoginForm supportEmail={theme.data?.support_email ?? null} />
      </div>
      <ThemePanel theme={theme.data} />
    </div>
  );
}
