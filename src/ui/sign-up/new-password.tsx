import { type Ref, useState } from 'react';
import { newPassword } from '../../services/contract/fields/account-fields.ts';
import { passwordLimits } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { textError } from '../../services/contract/fields/text-error.ts';
import { useActorState } from '../actors.tsx';
import fieldStyles from '../form/fields.module.css';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { useProblem } from '../form/use-problem.ts';
import { validationMessage } from '../form/validation-message.ts';
import { whenReleased } from '../form/when-released.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';

interface NewPasswordProps {
  input: Ref<HTMLInputElement>;
  error: FieldErrorCode | null;
  onError(error: FieldErrorCode | null): void;
  /** Receives the error of the password while it is typed, never the password itself. */
  onLack(lack: FieldErrorCode | null): void;
  isBusy: boolean;
  /** Asks for the password with which the registration was already sent. */
  isSame: boolean;
}

/** Asks for the password. Its value stays in the control. */
export function NewPassword({ input, error, onError, onLack, isBusy, isSame }: NewPasswordProps) {
  const t = useMessages();
  const format = useFormat();
  const usr = useActorState('signUp', ({ context }) => context.draft.usr);
  const serverText = useProblem('password');
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  return (
    <Section title={t(isSame ? 'password' : 'choose_password')}>
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <div className={fieldStyles.stack}>
        <PasswordField
          ref={input}
          id="password"
          name="password"
          label={t('password')}
          hint={
            isSame
              ? t('password_same')
              : `${t('password_rules', { shortest: passwordLimits.min, longest: passwordLimits.max })}. ${t('password_advice')}`
          }
          error={error ? validationMessage(t, format, error, newPassword) : serverText}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          autoComplete={isSame ? 'current-password' : 'new-password'}
          required
          readOnly={isBusy}
          onChange={({ currentTarget: { value } }) => {
            onError(null);
            onLack(errorOf(value));
            setStrength(strengthOf(value, usr));
          }}
          onBlur={({ currentTarget }) => whenReleased(() => onError(errorOf(currentTarget.value)))}
        />
        {!isSame && <PasswordStrength strength={strength} />}
      </div>
    </Section>
  );
}

const errorOf = (password: string): FieldErrorCode | null => textError(newPassword, password, { today: null });
