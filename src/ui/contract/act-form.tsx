import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useActor } from '../actors.tsx';
import { useIsWaiting } from '../error-text.tsx';
import { useAttempts } from '../form/use-attempts.ts';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import { ActProblems } from './act-problems.tsx';
import { ActSource } from './act-source.tsx';
import type { ContractActs } from './use-contract-acts.ts';

interface ActFormProps {
  acts: ContractActs;
  submit: MessageId;
  /** Whether the act cannot be undone. */
  isDangerous?: boolean;
  /** Why the act cannot be sent yet; the id of the text that states it. */
  waitId?: string | undefined;
  /** Whether its first text field takes the focus. */
  hasFocus?: boolean;
  children: ReactNode;
}

/** The form of an act on a contract: its problems, its fields, and the buttons that send and cancel it. */
export function ActForm({ acts, submit, isDangerous = false, waitId, hasFocus = false, children }: ActFormProps) {
  const t = useMessages();
  const { context, terms, isBusy, send } = acts;
  const [attempts, addAttempt] = useAttempts();
  const contract = useActor('contract');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, [hasFocus]);
  const isWaiting = useIsWaiting(context.apiError);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'act.send', terms });
    addAttempt(contract.getSnapshot().context.validationErrors);
  };
  return (
    <ActSource acts={acts}>
      <form ref={form} noValidate onSubmit={onSubmit} aria-busy={isBusy}>
        <fieldset disabled={isBusy} className={styles.form}>
          <ActProblems acts={acts} attempts={attempts} />
          {children}
          <Actions>
            <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'act.cancel' })}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              variant={isDangerous ? 'danger' : 'primary'}
              isBusy={isBusy}
              isWaiting={waitId !== undefined || isWaiting}
              aria-describedby={waitId}
            >
              {t(submit)}
            </Button>
          </Actions>
        </fieldset>
      </form>
    </ActSource>
  );
}
