import { type FormEvent, useRef } from 'react';
import { subscribeFields } from '../../services/contract/fields/account-fields.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PageHead } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import styles from './password-reset.module.css';

/** Asks for the address to which the link is sent. */
export function AddressForm() {
  const t = useMessages();
  const format = useFormat();
  const reset = useActor('reset');
  const isBusy = useActorState('reset', (snapshot) => snapshot.hasTag('busy'));
  const { usr, validationError, apiError } = useActorState('reset', ({ context }) => context);
  const field = useRef<HTMLInputElement>(null);
  const { label, placeholder } = subscribeFields.usr;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset.send({ type: 'reset.send', now: Date.now() });
    if (reset.getSnapshot().context.validationError) field.current?.focus();
  };
  const error = validationError
    ? validationMessage(t, format, validationError, subscribeFields.usr)
    : apiError?.fields.usr;
  return (
    <>
      <PageHead title={t('reset_heading')} context={t('reset_line')} />
      <form noValidate onSubmit={submit} className={styles.form}>
        {apiError && !apiError.fields.usr && (
          <FocusedAlert key={apiError.message}>
            <ErrorText apiError={apiError} purpose="write" />
          </FocusedAlert>
        )}
        <Field
          ref={field}
          type="email"
          name="usr"
          label={t(label)}
          placeholder={t(placeholder)}
          autoComplete="username"
          required
          readOnly={isBusy}
          value={usr}
          error={error}
          onChange={({ currentTarget }) => reset.send({ type: 'reset.type', usr: currentTarget.value })}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={useIsWaiting(apiError)}>
            {t('reset_send')}
          </Button>
        </div>
      </form>
    </>
  );
}
