import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useActor, useActorState } from '../actors.tsx';
import { Alert } from '../kit/alert.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './login-page.module.css';
import { LoginProblem } from './login-problem.tsx';

/** Address and password. The password is read when it is sent, and held nowhere. */
export function LoginForm({ supportEmail }: { supportEmail: string | null }) {
  const t = useMessages();
  const auth = useActor('auth');
  const prompt = useActor('prompt');
  const isBusy = useActorState('auth', (snapshot) => snapshot.hasTag('busy'));
  const { usr: lastUsr, apiError, hasExpired } = useActorState('auth', ({ context }) => context);
  const carried = useCarriedAddress();
  const [usr, setUsr] = useState(carried ?? lastUsr);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (apiError?.kind === 'unauthorized') password.current?.focus();
  }, [apiError]);
  useEffect(() => () => auth.send({ type: 'auth.cancel' }), [auth]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = password.current?.value ?? '';
    const absent = [usr.trim() === '' && 'usr', secret === '' && 'password'].filter((name) => name !== false);
    setMissing(absent);
    if (absent.length > 0) event.currentTarget.querySelector<HTMLInputElement>(`[name="${absent[0]}"]`)?.focus();
    else auth.send({ type: 'auth.signIn', usr: usr.trim(), password: secret });
  };

  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <h1 className={styles.title}>{t('login_heading')}</h1>
      <p className={styles.line}>{t('login_line')}</p>
      {hasExpired && <Alert tone="warning">{t('session_expired')}</Alert>}
      {apiError && <LoginProblem apiError={apiError} />}
      <Field
        type="email"
        name="usr"
        label={t('email')}
        placeholder={t('email_placeholder')}
        autoComplete="username"
        required
        readOnly={isBusy}
        value={usr}
        error={missing.includes('usr') && t('error_email_required')}
        onChange={(event) => setUsr(event.currentTarget.value)}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('password')}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="current-password"
        required
        readOnly={isBusy}
        error={missing.includes('password') && t('field_required')}
      />
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {t('login')}
      </Button>
      <p className={styles.line}>
        {t('no_account')}{' '}
        <button type="button" className={styles.inline} onClick={() => prompt.send({ type: 'prompt.open' })}>
          {t('signup')}
        </button>
      </p>
      {supportEmail && (
        <p className={styles.line}>
          <Bdi>{t('support_line', { email: `\u2066${supportEmail}\u2069` })}</Bdi>
        </p>
      )}
    </form>
  );
}

/** The address that another page sent along, in the browser's history and never in the page's own address. */
function useCarriedAddress(): string | null {
  const { state } = useLocation();
  return typeof state?.usr === 'string' ? state.usr : null;
}
