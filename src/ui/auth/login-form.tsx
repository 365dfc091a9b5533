import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginFields } from '../../services/contract/fields/account-fields.ts';
import type { ValidationErrors } from '../../services/contract/fields/field-error.ts';
import { textError } from '../../services/contract/fields/text-error.ts';
import { useActor, useActorState } from '../actors.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import styles from './login-page.module.css';
import { LoginProblem } from './login-problem.tsx';

/** Email address and password. The password is read when it is sent, and never stored. */
export function LoginForm({ supportEmail }: { supportEmail: string | null }) {
  const t = useMessages();
  const format = useFormat();
  const auth = useActor('auth');
  const prompt = useActor('prompt');
  const isBusy = useActorState('auth', (snapshot) => snapshot.hasTag('busy'));
  const { usr: lastUsr, apiError, hasExpired } = useActorState('auth', ({ context }) => context);
  const carried = useCarriedAddress();
  const [usr, setUsr] = useState(carried ?? lastUsr);
  const [errors, setErrors] = useState<ValidationErrors>({});
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (apiError?.kind === 'unauthorized') password.current?.focus();
  }, [apiError]);
  useEffect(() => () => auth.send({ type: 'auth.cancel' }), [auth]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = password.current?.value ?? '';
    const found = errorsOf({ usr, password: secret });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else auth.send({ type: 'auth.signIn', usr: usr.trim(), password: secret });
  };

  const errorText = (name: Name) => errors[name] && validationMessage(t, format, errors[name], loginFields[name]);

  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <h1 className={styles.title}>{t('login_heading')}</h1>
      <p className={styles.line}>{t('login_line')}</p>
      {hasExpired && <Alert tone="warning">{t('session_expired')}</Alert>}
      {apiError && <LoginProblem apiError={apiError} />}
      <Field
        type="email"
        name="usr"
        label={t(loginFields.usr.label)}
        placeholder={t(loginFields.usr.placeholder)}
        autoComplete={loginFields.usr.autoComplete}
        required
        readOnly={isBusy}
        value={usr}
        error={errorText('usr')}
        onChange={(event) => setUsr(event.currentTarget.value)}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t(loginFields.password.label)}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="current-password"
        required
        readOnly={isBusy}
        error={errorText('password')}
      />
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {t('login')}
      </Button>
      <p className={styles.line}>
        <Link to={paths.forgotPassword} state={{ usr }} className={styles.inlineLink}>
          {t('forgot_password')}
        </Link>
      </p>
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

type Name = keyof typeof loginFields;

function errorsOf(values: Readonly<Record<Name, string>>): ValidationErrors {
  const names = Object.keys(loginFields) as Name[]; // the keys of a literal are its own
  return Object.fromEntries(
    names.flatMap((name) => {
      const code = textError(loginFields[name], values[name], { today: null });
      return code ? [[name, code]] : [];
    }),
  );
}

/** The email address that another page passed in the history state, so that it never appears in the URL. */
function useCarriedAddress(): string | null {
  const { state } = useLocation();
  return typeof state?.usr === 'string' ? state.usr : null;
}
