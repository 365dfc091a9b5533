import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { FieldErrorCode } from '../../services/contract/fields/field-error.ts';
import { newPasswordError } from '../../services/contract/fields/new-password-error.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useIsWaiting } from '../error-text.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { BackIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { Agreement } from './agreement.tsx';
import { CvGone } from './cv-gone.tsx';
import { NewPassword } from './new-password.tsx';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewSections } from './review-sections.tsx';
import styles from './sign-up.module.css';
import { SubmitReasons, useSubmitReasons } from './submit-reasons.tsx';

/** Every field, then the password, which is read when it is sent and never stored. */
export function ReviewStep() {
  const t = useMessages();
  const signUp = useActor('signUp');
  const isBusy = useActorState('signUp', (snapshot) => snapshot.hasTag('submitting'));
  const isOutcomeUnknown = useActorState('signUp', (snapshot) => snapshot.hasTag('outcomeUnknown'));
  const isWaiting = useIsWaiting(useActorState('signUp', ({ context }) => context.apiError));
  const password = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<FieldErrorCode | null>(null);
  const [lack, setLack] = useState<FieldErrorCode | null>('required');
  const reasons = useSubmitReasons(lack);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const secret = password.current?.value ?? ''; // a password manager fills it in without an event
    setLack(newPasswordError(secret));
    signUp.send({ type: 'signUp.submit', password: secret });
    const { validationErrors, passwordError } = signUp.getSnapshot().context;
    setError(passwordError);
    if (passwordError && Object.keys(validationErrors).length === 0) password.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ReviewProblem />
      <CvGone />
      <ReviewSections isBusy={isBusy || isOutcomeUnknown} />
      <NewPassword
        input={password}
        error={error}
        onError={setError}
        onLack={setLack}
        isBusy={isBusy}
        isSame={isOutcomeUnknown}
      />
      <Agreement />
      <Actions>
        <Button disabled={isBusy || isOutcomeUnknown} onClick={() => signUp.send({ type: 'signUp.back' })}>
          <Icon of={BackIcon} size={18} />
          {t('back')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          isWaiting={isWaiting}
          aria-disabled={(!isOutcomeUnknown && !reasons.isNone) || undefined}
          aria-describedby={isOutcomeUnknown || reasons.isNone ? undefined : 'submit-waits'}
        >
          {t(isOutcomeUnknown ? 'check_now' : 'create_account')}
        </Button>
      </Actions>
      {!isOutcomeUnknown && <SubmitReasons id="submit-waits" reasons={reasons} />}
      <p role="status" className="visually-hidden">
        {isBusy && t('creating_account')}
      </p>
    </form>
  );
}
