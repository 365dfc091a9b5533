import { type FormEvent, useEffect, useRef, useState } from 'react';
import { resetPasswordFields } from '../../services/contract/fields/account-fields.ts';
import { passwordLimits } from '../../services/contract/fields/field.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { useFocusOnEntry } from '../form/use-focus-on-entry.ts';
import { useServerError } from '../form/use-server-error.ts';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { PageHead } from '../kit/page.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './password-reset.module.css';

/** Asks for the new password, which is read when it is sent, and never stored. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useMessages();
  const format = useFormat();
  const reset = useActor('reset');
  const isBusy = useActorState('reset', (snapshot) => snapshot.hasTag('busy'));
  const { usr, passwordError, apiError, isOutcomeUnknown } = useActorState('reset', ({ context }) => context);
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  const field = useRef<HTMLInputElement>(null);
  const place = useFocusOnEntry();
  const { isAboutField, textOf, general, clear } = useServerError(apiError, ['password']);
  const serverText = textOf('password');
  const [isCorrected, setCorrected] = useState(false); // since the last attempt

  useEffect(() => {
    if (passwordError || serverText) field.current?.focus();
  }, [passwordError, serverText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCorrected(false);
    reset.send({ type: 'reset.submit', token, password: field.current?.value ?? '' });
    if (reset.getSnapshot().context.passwordError) field.current?.focus();
  };
  const rule = resetPasswordFields.password;
  const ownError = passwordError && !isCorrected ? validationMessage(t, format, passwordError, rule) : undefined;
  return (
    <div ref={place}>
      <PageHead title={t('reset_choose_heading')} context={t('reset_choose_line')} />
      <form noValidate onSubmit={submit} className={styles.form}>
        {apiError && !isAboutField && (general || isOutcomeUnknown) && (
          <FocusedAlert key={apiError.message}>
            {general && <ErrorText apiError={general} purpose="write" />}
            {isOutcomeUnknown && <p>{t('password_outcome_unknown')}</p>}
          </FocusedAlert>
        )}
        <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
        <PasswordField
          ref={field}
          name="password"
          label={t(rule.label)}
          hint={`${t('password_rules', { min: passwordLimits.min, max: passwordLimits.max })}. ${t('password_advice')}`}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          autoComplete="new-password"
          required
          readOnly={isBusy}
          error={ownError ?? serverText}
          onChange={({ currentTarget }) => {
            setCorrected(true);
            clear('password');
            setStrength(strengthOf(currentTarget.value, usr));
          }}
        />
        <PasswordStrength strength={strength} />
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={useIsWaiting(apiError)}>
            {t('change_password')}
          </Button>
        </div>
      </form>
    </div>
  );
}
