import { type CSSProperties, useEffect, useState } from 'react';
import { loginFields } from '../../services/contract/fields/account-fields.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useIsWaiting } from '../error-text.tsx';
import { PlainInput } from '../form/plain-input.tsx';
import { useCarriedAddress } from '../form/use-carried-address.ts';
import { inputIn, usePlainForm } from '../form/use-plain-form.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './login-page.module.css';
import { LoginProblem } from './login-problem.tsx';

interface LoginFormProps {
  readonly supportEmail: string | null;
  /** The colours of the button, if they are not the product's. */
  readonly colours?: CSSProperties;
}

/** Email address and password. The password is read when it is sent, and never stored. */
export function LoginForm({ supportEmail, colours }: LoginFormProps) {
  const t = useMessages();
  const auth = useActor('auth');
  const prompt = useActor('prompt');
  const isBusy = useActorState('auth', (snapshot) => snapshot.hasTag('busy'));
  const { usr: lastUsr, apiError, hasExpired, endedBy } = useActorState('auth', ({ context }) => context);
  const isTabOnly = useActorState('storage', (snapshot) => snapshot.hasTag('memoryOnly'));
  const carried = useCarriedAddress();
  const [usr, setUsr] = useState(carried ?? lastUsr);
  const { form, errors, submit } = usePlainForm(loginFields, {
    onSubmit: ({ usr, password }) => auth.send({ type: 'auth.signIn', usr: usr.trim(), password }),
  });

  useEffect(() => {
    if (apiError?.kind === 'unauthorized') inputIn(form.current, 'password')?.focus();
  }, [apiError, form]);
  useEffect(() => () => auth.send({ type: 'auth.cancel' }), [auth]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={() => setUsr(inputIn(form.current, 'usr')?.value ?? '')}
      className={styles.fields}
    >
      <h1 className={styles.title}>{t('login_heading')}</h1>
      <p className={styles.line}>{t('login_line')}</p>
      {hasExpired && <Alert tone="warning">{t('session_expired')}</Alert>}
      {endedBy && <Alert tone="warning">{t(`logged_out_${endedBy}`)}</Alert>}
      {isTabOnly && <Alert tone="warning">{t('session_in_tab_only')}</Alert>}
      {apiError && <LoginProblem apiError={apiError} />}
      <PlainInput
        name="usr"
        field={loginFields.usr}
        code={errors.usr}
        readOnly={isBusy}
        defaultValue={carried ?? lastUsr}
      />
      <PlainInput name="password" field={loginFields.password} code={errors.password} readOnly={isBusy} />
      <div style={colours}>
        <Button type="submit" variant="primary" isWide isBusy={isBusy} isWaiting={useIsWaiting(apiError)}>
          {t('login')}
        </Button>
      </div>
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
          {t('support_line')}{' '}
          <a href={`mailto:${supportEmail}`} dir="ltr" className={styles.inlineLink}>
            {supportEmail}
          </a>
        </p>
      )}
    </form>
  );
}
