import { useState } from 'react';
import { declineFields } from '../../services/contract/fields/quotation-fields.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { TextArea } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './quotation-form.module.css';
import type { Answering } from './use-answering.ts';

/** Declines a request, with one of the reasons that it offers. */
export function DeclineDialog({ request, answering }: { request: JobDescription; answering: Answering }) {
  const t = useMessages();
  const { context, isBusy, send } = answering;
  // a decline that the outbox returned
  const typed = context.declines[context.request];
  const [reason, setReason] = useState(typed?.reason ?? '');
  const [note, setNote] = useState(typed?.note ?? '');
  const close = () => send({ type: 'decline.cancel' });
  return (
    <Dialog title={t('decline_heading')} closeLabel={t('close')} variant="sheet" isBusy={isBusy} onClose={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'decline.send', reason, note });
          if (reason === '') event.currentTarget.querySelector('input')?.focus();
        }}
      >
        {context.apiError && (
          <Alert>
            <ErrorText apiError={context.apiError} purpose="write" />
          </Alert>
        )}
        <ChoiceGroup
          kind="radio"
          name="reason"
          label={t('decline_reason')}
          hint={t('decline_reason_hint')}
          required
          error={
            context.validationErrors.reason && reason === '' ? t('field_required') : context.apiError?.fields.reason
          }
          options={request.decline_reasons.map((each) => ({ value: each, label: each }))}
          chosen={reason === '' ? [] : [reason]}
          onChange={([chosen]) => setReason(chosen ?? '')}
        />
        <TextArea
          label={t('decline_note')}
          value={note}
          rows={3}
          maxLength={declineFields.note.max}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Actions>
          <Button onClick={close} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={useIsWaiting(context.apiError)}>
            {t('decline_request')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
