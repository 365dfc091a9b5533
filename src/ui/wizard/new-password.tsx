import type { Ref } from 'react';
import { passwordLength, password as passwordShape, type Refusal, refusalOf } from '../../services/contract/forms.ts';
import { useActorState } from '../actors.tsx';
import { refusalWords } from '../form/refusal-words.ts';
import { whenReleased } from '../form/when-released.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { useWords } from '../words.tsx';
import { useProblem } from './use-problem.ts';

interface NewPasswordProps {
  input: Ref<HTMLInputElement>;
  refusal: Refusal | null;
  onRefusal(refusal: Refusal | null): void;
  isBusy: boolean;
}

/** Asks for the password. What is typed stays in the control. */
export function NewPassword({ input, refusal, onRefusal, isBusy }: NewPasswordProps) {
  const t = useWords();
  const format = useFormat();
  const usr = useActorState('wizard', ({ context }) => context.draft.usr);
  const said = useProblem('password');
  return (
    <Section title={t('choose_password')}>
      <input type="email" name="usr" autoComplete="username" value={usr} readOnly hidden />
      <PasswordField
        ref={input}
        id="password"
        name="password"
        label={t('password')}
        hint={t('password_rules', passwordLength)}
        error={refusal ? refusalWords(t, format, refusal) : said}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="new-password"
        required
        readOnly={isBusy}
        onChange={() => onRefusal(null)}
        onBlur={({ currentTarget }) => whenReleased(() => onRefusal(refusalOf(passwordShape, currentTarget.value)))}
      />
    </Section>
  );
}
