import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changePasswordFields } from '../../services/contract/fields/account-fields.ts';
import { passwordLimits } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { textError } from '../../services/contract/fields/text-error.ts';
import { useActor, useActorState } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';

type Name = 'password' | 'new_password';
type Errors = Partial<Record<Name, FieldErrorCode>>;

/** Asks for the current password and a new one. Both are read when they are sent, and never stored. */
export function ChangePassword({ usr }: { usr: string }) {
  const t = useMessages();
  const format = useFormat();
  const account = useActor('account');
  const isBusy = useActorState('account', (snapshot) => snapshot.hasTag('changingPassword'));
  const isChanged = useActorState('account', (snapshot) => snapshot.hasTag('passwordChanged'));
  const apiError = useActorState('account', ({ context }) => context.apiErrors.password);
  const [errors, setErrors] = useState<Errors>({});
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  const form = useRef<HTMLFormElement>(null);

  const control = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null; // the fields below
  useEffect(() => {
    if (!isChanged) return;
    form.current?.reset();
    setStrength(null);
  }, [isChanged]);
  useEffect(() => {
    const rejected = (['password', 'new_password'] as const).find((name) => apiError?.fields[name]);
    if (rejected) (form.current?.elements.namedItem(rejected) as HTMLInputElement | null)?.focus(); // likewise
  }, [apiError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [password, newPassword] = [control('password')?.value ?? '', control('new_password')?.value ?? ''];
    const newErrors = errorsOf(password, newPassword);
    setErrors(newErrors);
    const first = (['password', 'new_password'] as const).find((name) => newErrors[name]);
    if (first) control(first)?.focus();
    else account.send({ type: 'password.change', password, newPassword });
  };

  const errorText = (name: Name) => {
    const code = errors[name];
    return code ? validationMessage(t, format, code, changePasswordFields[name]) : apiError?.fields[name];
  };
  const common = { showLabel: t('show_password'), hideLabel: t('hide_password'), required: true, readOnly: isBusy };
  const isAboutField = apiError && (apiError.fields.password || apiError.fields.new_password);

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <p>{t('change_password_line')}</p>
      {isChanged && <Alert tone="success">{t('password_changed')}</Alert>}
      {apiError && !isAboutField && <Alert>{errorMessage(t, apiError)}</Alert>}
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <PasswordField
        {...common}
        name="password"
        label={t(changePasswordFields.password.label)}
        autoComplete="current-password"
        error={errorText('password')}
        onChange={() => setErrors(({ password: _, ...others }) => others)}
      />
      <PasswordField
        {...common}
        name="new_password"
        label={t(changePasswordFields.new_password.label)}
        hint={t('password_rules', { shortest: passwordLimits.min, longest: passwordLimits.max })}
        autoComplete="new-password"
        error={errorText('new_password')}
        onChange={({ currentTarget }) => {
          setErrors(({ new_password: _, ...others }) => others);
          setStrength(strengthOf(currentTarget.value, usr));
        }}
      />
      <PasswordStrength strength={strength} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('change_password')}
        </Button>
      </div>
    </form>
  );
}

function errorsOf(password: string, newPassword: string): Errors {
  const current = textError(changePasswordFields.password, password, { today: null });
  const next =
    textError(changePasswordFields.new_password, newPassword, { today: null }) ??
    (newPassword === password ? 'samePassword' : null);
  return { ...(current && { password: current }), ...(next && { new_password: next }) };
}
