import type { FormEvent } from 'react';
import { stepFields } from '../../services/contract/fields/candidate-forms.ts';
import { type Step, stepNames } from '../../services/contract/fields/candidate-table.ts';
import { useActor, useActorState } from '../actors.tsx';
import { AttemptErrors } from '../form/attempt-errors.tsx';
import { FieldInputs } from '../form/field-input.tsx';
import { useAttempts } from '../form/use-attempts.ts';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { BackIcon, ForwardIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './sign-up.module.css';
import { SkippingCost } from './skipping-cost.tsx';

/** The form of one step: errors, fields and buttons. */
export function StepForm({ step }: { step: Step }) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const isBusy = useActorState('signUp', (snapshot) => snapshot.hasTag('busy'));
  const isAmending = useActorState('signUp', ({ context }) => context.isAmending);
  const [attempts, addAttempt] = useAttempts();

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    signUp.send({ type: 'signUp.next' });
    addAttempt(signUp.getSnapshot().context.validationErrors);
  };

  return (
    <form noValidate onSubmit={goOn} className={styles.form}>
      <AttemptErrors title="check_answers" attempts={attempts} />
      <div className={styles.questions}>
        <FieldInputs names={stepFields(step)} />
      </div>
      <SkippingCost step={step} />
      <Actions>
        {step !== stepNames[0] && (
          <Button onClick={() => signUp.send({ type: 'signUp.back' })}>
            <Icon of={BackIcon} size={18} />
            {t('back')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isAmending ? 'back_to_review' : 'step_next')}
          <Icon of={ForwardIcon} size={18} />
        </Button>
      </Actions>
    </form>
  );
}
