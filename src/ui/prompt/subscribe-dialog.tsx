import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { subscribeFields } from '../../services/contract/fields/account-fields.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { PlainInput } from '../form/plain-input.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import styles from './prompt.module.css';

/** The subscribe modal (specification, sections 2, 5 and 8). */
export function SubscribeDialog() {
  const t = useMessages();
  const prompt = useActor('prompt');
  const { usr, validationError, apiError } = useActorState('prompt', ({ context }) => context);
  const isSubmitting = useActorState('prompt', (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (validationError) field.current?.focus();
  }, [validationError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    prompt.send({ type: 'prompt.next' });
  };

  return (
    <Dialog
      title={t('subscribe_modal_heading')}
      closeLabel={t('close')}
      onClose={() => prompt.send({ type: 'prompt.close' })}
    >
      {/* the machine validates, with the texts of the catalogue: the browser's own bubbles are switched off */}
      <form noValidate onSubmit={submit} className={styles.form}>
        <p className={styles.line}>{t('subscribe_line')}</p>
        <PlainInput
          ref={field}
          name="usr"
          field={subscribeFields.usr}
          code={validationError}
          readOnly={isSubmitting}
          value={usr}
          onChange={(event) => prompt.send({ type: 'prompt.type', usr: event.currentTarget.value })}
        />
        {apiError && <Alert>{problem()}</Alert>}
        <Actions>
          <Button onClick={() => prompt.send({ type: 'prompt.cancel' })}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting} isWaiting={useIsWaiting(apiError)}>
            {t('next')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );

  function problem(): ReactNode {
    if (apiError?.kind === 'refused') return t('subscribe_refused');
    if (apiError?.kind === 'timedOut') return `${t('error_timed_out')}. ${t('subscribe_unknown')}`;
    return apiError && <ErrorText apiError={apiError} purpose="write" />;
  }
}
