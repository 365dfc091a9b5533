import { type Ref, useState } from 'react';
import { passwordLength, password as passwordShape, type Refusal, refusalOf } from '../../services/contract/forms.ts';
import { useActorState } from '../actors.tsx';
import { PasswordStrength, strengthOf } from '../form/password-strength.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { whenReleased } from '../form/when-released.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './sign-up.module.css';
import { useProblem } from './use-problem.ts';

interface NewPasswordProps {
  input: Ref<HTMLInputElement>;
  refusal: Refusal | null;
  onRefusal(refusal: Refusal | null): void;
  /** Hears what a password still lacks while it is typed; never the password. */
  onLack(lack: Refusal | null): void;
  isBusy: boolean;
  /** Asks for the one that was chosen before, under which the registration was sent. */
  isSame: boolean;
}

/** Asks for the password. What is typed stays in the control. */
export function NewPassword({ input, refusal, onRefusal, onLack, isBusy, isSame }: NewPasswordProps) {
  const t = useMessages();
  const format = useFormat();
  const usr = useActorState('signUp', ({ context }) => context.draft.usr);
  const said = useProblem('password');
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>(null);
  return (
    <Section title={t(isSame ? 'password' : 'choose_password')}>
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <div className={styles.stack}>
        <PasswordField
          ref={input}
          id="password"
          name="password"
          label={t('password')}
          hint={isSame ? t('password_same') : `${t('password_rules', passwordLength)}. ${t('password_advice')}`}
          error={refusal ? validationMessage(t, format, refusal) : said}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          autoComplete={isSame ? 'current-password' : 'new-password'}
          required
          readOnly={isBusy}
          onChange={({ currentTarget: { value } }) => {
            onRefusal(null);
            onLack(refusalOf(passwordShape, value));
            setStrength(strengthOf(value, usr));
          }}
          onBlur={({ currentTarget }) => whenReleased(() => onRefusal(refusalOf(passwordShape, currentTarget.value)))}
        />
        {!isSame && <PasswordStrength strength={strength} />}
      </div>
    </Section>
  );
}
