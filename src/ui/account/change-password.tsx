import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  given,
  passwordLength,
  password as passwordShape,
  type Refusal,
  refusalOf,
} from '../../services/contract/forms.ts';
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
type Refusals = Partial<Record<Name, Refusal | 'same'>>;

/** Asks for the current password and a new one. Both are read when they are sent, and held nowhere. */
export function ChangePassword({ usr }: { usr: string }) {
  const t = useMessages();
  const format = useFormat();
  const account = useActor('account');
  const isBusy = useActorState('account', (snapshot) => snapshot.hasTag('changingPassword'));
  const isChanged = useActorState('account', (snapshot) => snapshot.hasTag('passwordChanged'));
  const apiError = useActorState('account', ({ context }) => context.apiErrors.password);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  const form = useRef<HTMLFormElement>(null);

  const control = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null; // the fields below
  useEffect(() => {
    if (!isChanged) return;
    form.current?.reset();
    setStrength(null);
  }, [isChanged]);
  useEffect(() => {
    const refused = (['password', 'new_password'] as const).find((name) => apiError?.fields[name]);
    if (refused) (form.current?.elements.namedItem(refused) as HTMLInputElement | null)?.focus(); // likewise
  }, [apiError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [password, newPassword] = [control('password')?.value ?? '', control('new_password')?.value ?? ''];
    const found = refusalsOf(password, newPassword);
    setRefusals(found);
    const first = (['password', 'new_password'] as const).find((name) => found[name]);
    if (first) control(first)?.focus();
    else account.send({ type: 'password.change', password, newPassword });
  };

  const said = (name: Name) => {
    const refusal = refusals[name];
    if (refusal === 'same') return t('refusal_same_password');
    return refusal ? validationMessage(t, format, refusal) : apiError?.fields[name];
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
        label={t('current_password')}
        autoComplete="current-password"
        error={said('password')}
        onChange={() => setRefusals(({ password: _, ...others }) => others)}
      />
      <PasswordField
        {...common}
        name="new_password"
        label={t('new_password')}
        hint={t('password_rules', passwordLength)}
        autoComplete="new-password"
        error={said('new_password')}
        onChange={({ currentTarget }) => {
          setRefusals(({ new_password: _, ...others }) => others);
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

function refusalsOf(password: string, newPassword: string): Refusals {
  const found: Refusals = {};
  const current = refusalOf(given(1024), password);
  const next = refusalOf(passwordShape, newPassword) ?? (newPassword === password ? 'same' : null);
  if (current) found.password = current;
  if (next) found.new_password = next;
  return found;
}
