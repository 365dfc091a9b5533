import { type FormEvent, type ReactNode, useState } from 'react';
import type { Refusals } from '../../services/contract/sign-up-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { BackIcon, ForwardIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { fieldMessages } from './field-words.ts';
import styles from './sign-up.module.css';

/** One step's questions between what is wrong with them and the way on. */
export function StepForm({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const t = useMessages();
  const signUp = useActor('signUp');
  const isBusy = useActorState('signUp', (snapshot) => snapshot.hasTag('busy'));
  const isAmending = useActorState('signUp', ({ context }) => context.isAmending);
  const [tries, setTries] = useState<{ count: number; refusals: Refusals }>({ count: 0, refusals: {} });

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    signUp.send({ type: 'signUp.next' });
    const { refusals } = signUp.getSnapshot().context;
    setTries(({ count }) => ({ count: count + 1, refusals }));
  };

  return (
    <form noValidate onSubmit={goOn} className={styles.form}>
      <StepProblems key={tries.count} refusals={tries.refusals} />
      <div className={styles.questions}>{children}</div>
      <Actions>
        {!isFirst && (
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

/** What the end of the step found; stays as it was found until the step is ended anew, so that nothing jumps. */
function StepProblems({ refusals }: { refusals: Refusals }) {
  const t = useMessages();
  const format = useFormat();
  const problems = Object.entries(refusals).map(([path, refusal]) => ({
    id: path,
    label: fieldMessages(t, path),
    messages: validationMessage(t, format, refusal, path),
  }));
  return problems.length > 0 && <ErrorSummary title={t('check_answers')} problems={problems} />;
}
