import { useEffect, useRef, useState } from 'react';
import { changePasswordFields } from '../../services/contract/fields/account-fields.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { PlainInput } from '../form/plain-input.tsx';
import { inputIn, usePlainForm } from '../form/use-plain-form.ts';
import { useServerError } from '../form/use-server-error.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { StatusAlert } from '../kit/status-alert.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';

/** Asks for the current password and a new one. Both are read when they are sent, and never stored. */
export function ChangePassword({ usr }: { usr: string }) {
  const t = useMessages();
  const account = useActor('account');
  const isBusy = useActorState('account', (snapshot) => snapshot.hasTag('changingPassword'));
  const isChanged = useActorState('account', (snapshot) => snapshot.hasTag('passwordChanged'));
  const apiError = useActorState('account', ({ context }) => context.apiErrors.password);
  const isOutcomeUnknown = useActorState('account', ({ context }) => context.isPasswordOutcomeUnknown);
  const { form, errors, submit, clearError } = usePlainForm(changePasswordFields, {
    onSubmit: ({ password, new_password: newPassword }) =>
      account.send({ type: 'password.change', password, newPassword }),
    validateTogether: (values) => (values.new_password === values.password ? { new_password: 'samePassword' } : null),
  });
  const isWaiting = useIsWaiting(apiError);
  const earlierError = useRef(apiError); // of an earlier visit; the page clears it
  const { textOf, general, clear } = useServerError(apiError, names);
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);

  useEffect(() => {
    if (!isChanged) return;
    // after `reset()`, React would report no change when the same text is pasted again
    for (const name of names) {
      const input = inputIn(form.current, name);
      if (input) input.value = '';
    }
    setStrength(null);
  }, [isChanged, form]);
  useEffect(() => {
    if (apiError === earlierError.current) return;
    const rejected = names.find((name) => apiError?.fields[name]);
    inputIn(form.current, rejected)?.focus();
  }, [apiError, form]);

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <p>{t('change_password_line')}</p>
      <StatusAlert tone="success">{isChanged && t('password_changed')}</StatusAlert>
      {(general || isOutcomeUnknown) && (
        <Alert>
          {general && <ErrorText apiError={general} purpose="write" />}
          {isOutcomeUnknown && <p>{t('password_outcome_unknown')}</p>}
        </Alert>
      )}
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <PlainInput
        name="password"
        field={changePasswordFields.password}
        code={errors.password}
        error={textOf('password')}
        readOnly={isBusy}
        onChange={() => {
          clearError('password');
          clear('password');
        }}
      />
      <PlainInput
        name="new_password"
        field={changePasswordFields.new_password}
        code={errors.new_password}
        error={textOf('new_password')}
        readOnly={isBusy}
        onChange={({ currentTarget }) => {
          clearError('new_password');
          clear('new_password');
          setStrength(strengthOf(currentTarget.value, usr));
        }}
      />
      <PasswordStrength strength={strength} />
      <div>
        <Button type="submit" isBusy={isBusy} isWaiting={isWaiting}>
          {t('change_password')}
        </Button>
      </div>
    </form>
  );
}

const names = ['password', 'new_password'] as const;
