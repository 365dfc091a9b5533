import { passwordStrength, type PasswordStrength as Strength } from '../../services/contract/password-strength.ts';
import { useMessages } from '../messages.tsx';
import styles from './password-strength.module.css';

/** Shows how hard a password is to guess. Receives only the strength, never the password. */
export function PasswordStrength({ strength }: { strength: Strength | null }) {
  const t = useMessages();
  return (
    <div role="status" className={styles.place}>
      {strength && (
        <>
          <span className={styles.bars} data-strength={strength} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} className={styles.bar} data-reached={step <= strength || undefined} />
            ))}
          </span>
          <span>
            {t('password_strength')}: {t(`password_strength_${strength}`)}
          </span>
        </>
      )}
    </div>
  );
}

/** @param known texts that an attacker would try first, such as the email address */
export const strengthOf = (password: string, known?: string): Strength | null =>
  password === '' ? null : passwordStrength(password, known);

const steps = [1, 2, 3, 4] as const;
