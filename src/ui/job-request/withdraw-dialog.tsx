import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { useMinute } from '../record/use-minute.ts';
import { requestActions } from './next-steps.ts';
import type { QuotationState } from './use-quotation.ts';

interface WithdrawDialogProps {
  request: JobDescription;
  quotation: QuotationState;
}

/** Confirms that a quotation is withdrawn, unless the client has meanwhile decided on it. */
export function WithdrawDialog({ request, quotation: { context, isBusy, send } }: WithdrawDialogProps) {
  const t = useMessages();
  const isPossible = requestActions(request, siteTime(useMinute())).includes('withdraw') || isBusy;
  const isWaiting = useIsWaiting(context.apiError);
  const close = () => send({ type: 'withdrawal.cancel' });
  return (
    <Dialog title={t('quote_withdraw_ask')} closeLabel={t('close')} isBusy={isBusy} onClose={close}>
      {context.apiError && (
        <Alert>
          <ErrorText apiError={context.apiError} purpose="write" />
        </Alert>
      )}
      {isPossible ? <p>{t('quote_withdraw_why')}</p> : !context.apiError && <p>{t('quote_withdraw_late')}</p>}
      <Actions>
        <Button onClick={close} disabled={isBusy}>
          {t(isPossible ? 'quote_keep' : 'close')}
        </Button>
        {isPossible && (
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={() => send({ type: 'withdrawal.confirm' })}
            isWaiting={isWaiting}
          >
            {t('quote_withdraw')}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
