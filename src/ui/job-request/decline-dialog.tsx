import { declineFields } from '../../services/contract/fields/quotation-fields.ts';
import { type Decline, emptyDecline } from '../../services/contract/quotation.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { Field, TextArea } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import { useMinute } from '../record/use-minute.ts';
import { requestActions } from './next-steps.ts';
import styles from './quotation-form.module.css';
import type { QuotationState } from './use-quotation.ts';

/**
 * Declines a request, with one of the reasons that it offers, or with a typed one where it offers none. A form that was
 * restored with the page can be too late.
 */
export function DeclineDialog({ request, quotation }: { request: JobDescription; quotation: QuotationState }) {
  const t = useMessages();
  const { context, isBusy, send } = quotation;
  const typed = context.declines[context.request] ?? emptyDecline;
  const { reason, note } = typed;
  const change = (edit: Partial<Decline>) => {
    if (!isBusy) send({ type: 'decline.change', ...typed, ...edit });
  };
  const isPossible = requestActions(request, siteTime(useMinute())).includes('decline') || isBusy;
  const isWaiting = useIsWaiting(context.apiError);
  const close = () => send({ type: 'decline.cancel' });
  const given = request.decline_reasons.length > 0 ? reason : reason.trim();
  const isMissing = context.validationErrors.reason !== undefined && given === '';
  return (
    <Dialog title={t('decline_heading')} closeLabel={t('close')} variant="sheet" isBusy={isBusy} onClose={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible) return; // Enter in a field
          send({ type: 'decline.send', reason: given, note });
          if (given === '') event.currentTarget.querySelector('input')?.focus();
        }}
      >
        {context.apiError && (
          <Alert>
            <ErrorText apiError={context.apiError} purpose="write" />
          </Alert>
        )}
        {!isPossible && !context.apiError && <p>{t('decline_late')}</p>}
        <Reason
          offered={request.decline_reasons}
          reason={reason}
          error={isMissing ? t('field_required') : context.apiError?.fields.reason}
          isBusy={isBusy}
          onChange={(reason) => change({ reason })}
        />
        <TextArea
          label={t('decline_note')}
          value={note}
          rows={3}
          maxLength={declineFields.note.max}
          readOnly={isBusy}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Actions>
          <Button onClick={close} disabled={isBusy}>
            {t(isPossible ? 'cancel' : 'close')}
          </Button>
          {isPossible && (
            <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={isWaiting}>
              {t('decline_request')}
            </Button>
          )}
        </Actions>
      </form>
    </Dialog>
  );
}

interface ReasonProps {
  offered: readonly string[];
  reason: string;
  error: string | undefined;
  isBusy: boolean;
  onChange(reason: string): void;
}

function Reason({ offered, reason, error, isBusy, onChange }: ReasonProps) {
  const t = useMessages();
  const stated = { label: t('decline_reason'), hint: t('decline_reason_hint'), required: true, error };
  if (offered.length === 0)
    return (
      <Field
        {...stated}
        value={reason}
        maxLength={maxReasonLength}
        readOnly={isBusy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <ChoiceGroup
      {...stated}
      kind="radio"
      name="reason"
      options={offered.map((each) => ({ value: each, label: each }))}
      chosen={reason === '' ? [] : [reason]}
      onChange={([chosen]) => onChange(chosen ?? '')}
    />
  );
}

/** The length of a line of text in Frappe. */
const maxReasonLength = 140;
