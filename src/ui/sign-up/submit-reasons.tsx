import { signUpForm, stepFields } from '../../services/contract/fields/candidate-forms.ts';
import { stepNames } from '../../services/contract/fields/candidate-table.ts';
import { passwordLimits } from '../../services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { validate } from '../../services/contract/fields/validate.ts';
import { serverNow } from '../../services/contract/server-time.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import styles from './submit-reasons.module.css';

/** The steps with errors and the error of the password, which prevent the registration. */
export function useSubmitReasons(lack: FieldErrorCode | null) {
  const draft = useActorState('signUp', ({ context }) => context.draft);
  const today = siteDay(serverNow());
  const steps = stepNames.filter(
    (step) => Object.keys(validate(signUpForm, draft, { today }, stepFields(step))).length > 0,
  );
  return { steps, lack, isNone: steps.length === 0 && lack === null };
}

type Reasons = ReturnType<typeof useSubmitReasons>;

/** Why the account cannot be created yet, each reason with a way to fix it. */
export function SubmitReasons({ id, reasons: { steps, lack, isNone } }: { id: string; reasons: Reasons }) {
  const t = useMessages();
  const signUp = useActor('signUp');
  if (isNone) return null;
  return (
    <div id={id} className={styles.reasons}>
      <p>{t('submit_waits')}</p>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step}>
            <button type="button" className={styles.way} onClick={() => signUp.send({ type: 'signUp.edit', step })}>
              {t('submit_needs_step', { step: t(`step_${step}`) })}
            </button>
          </li>
        ))}
        {lack && (
          <li>
            <button type="button" className={styles.way} onClick={() => document.getElementById('password')?.focus()}>
              {t('submit_needs_password', {
                rules: t('password_rules', { min: passwordLimits.min, max: passwordLimits.max }),
              })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
