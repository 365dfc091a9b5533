import { useMessages } from '../messages.tsx';
import { TextAnswer } from './answers.tsx';
import styles from './sign-up.module.css';
import { StepForm } from './step-form.tsx';

/** Who the candidate is, and how they are reached. */
export function AccountStep() {
  const t = useMessages();
  return (
    <StepForm isFirst>
      <TextAnswer
        name="usr"
        type="email"
        required
        autoComplete="email"
        placeholder={t('email_placeholder')}
        hint={t('usr_hint')}
      />
      <div className={styles.pair}>
        <TextAnswer name="first_name" required autoComplete="given-name" />
        <TextAnswer name="last_name" required autoComplete="family-name" />
      </div>
      <TextAnswer name="phone_no" type="tel" autoComplete="tel" hint={t('phone_hint')} />
    </StepForm>
  );
}
