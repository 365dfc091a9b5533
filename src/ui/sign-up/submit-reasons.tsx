import { passwordLength, type Refusal } from '../../services/contract/forms.ts';
import { stepNames } from '../../services/contract/sign-up.ts';
import { refusalsOf } from '../../services/contract/sign-up-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import styles from './submit-reasons.module.css';

/** What the guards of the submission still refuse: steps by name, and what the password lacks. */
export function useSubmitReasons(lack: Refusal | null) {
  const draft = useActorState('signUp', ({ context }) => context.draft);
  const steps = stepNames.filter((step) => Object.keys(refusalsOf(step, draft)).length > 0);
  return { steps, lack, isNone: steps.length === 0 && lack === null };
}

type Reasons = ReturnType<typeof useSubmitReasons>;

/** Why the account cannot be created yet, in words, each with the way to mend it. */
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
              {t('submit_needs_password', { rules: t('password_rules', passwordLength) })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
