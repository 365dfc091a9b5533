import { type Ref, useState } from 'react';
import { newPassword } from '../../services/contract/fields/account-fields.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { newPasswordError } from '../../services/contract/fields/new-password-error.ts';
import { useActorState } from '../actors.tsx';
import fieldStyles from '../form/fields.module.css';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { PlainInput } from '../form/plain-input.tsx';
import { useFieldProps } from '../form/use-field-props.ts';
import { useProblem } from '../form/use-problem.ts';
import { whenReleased } from '../form/when-released.ts';
import { Section } from '../kit/page.tsx';
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
  const usr = useActorState('signUp', ({ context }) => context.draft.usr);
  const { hint } = useFieldProps(newPassword);
  const serverText = useProblem('password');
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  return (
    <Section title={t(isSame ? 'password' : 'choose_password')}>
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <div className={fieldStyles.stack}>
        <PlainInput
          ref={input}
          id="password"
          name="password"
          field={newPassword}
          code={error}
          error={serverText}
          hint={isSame ? t('password_same') : `${hint}. ${t('password_advice')}`}
          {...(isSame && { autoComplete: 'current-password' })}
          readOnly={isBusy}
          onChange={({ currentTarget: { value } }) => {
            onError(null);
            onLack(newPasswordError(value));
            setStrength(strengthOf(value, usr));
          }}
          onBlur={({ currentTarget }) => whenReleased(() => onError(newPasswordError(currentTarget.value)))}
        />
        {!isSame && <PasswordStrength strength={strength} />}
      </div>
    </Section>
  );
}
