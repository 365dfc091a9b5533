import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { Refusal } from '../../services/contract/forms.ts';
import { useActor, useActorState } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { BackIcon } from '../kit/icons.ts';
import { useWords } from '../words.tsx';
import { NewPassword } from './new-password.tsx';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewSections } from './review-sections.tsx';
import styles from './wizard.module.css';

/** All answers, then the password, which is read when it is sent and held nowhere. */
export function ReviewStep() {
  const t = useWords();
  const wizard = useActor('wizard');
  const isBusy = useActorState('wizard', ({ value }) => value === 'submitting');
  const isUnanswered = useActorState('wizard', ({ context }) => context.fault?.kind === 'timedOut');
  const password = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    wizard.send({ type: 'wizard.submit', password: password.current?.value ?? '' });
    const { refusals, passwordRefusal } = wizard.getSnapshot().context;
    setRefusal(passwordRefusal);
    if (passwordRefusal && Object.keys(refusals).length === 0) password.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ReviewProblem />
      <ReviewSections isBusy={isBusy} />
      <NewPassword input={password} refusal={refusal} onRefusal={setRefusal} isBusy={isBusy} />
      <Actions>
        <Button disabled={isBusy} onClick={() => wizard.send({ type: 'wizard.back' })}>
          <Icon of={BackIcon} size={18} />
          {t('back')}
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t(isUnanswered ? 'retry' : 'create_account')}
        </Button>
      </Actions>
      <p role="status" className="visually-hidden">
        {isBusy && t('creating_account')}
      </p>
    </form>
  );
}
