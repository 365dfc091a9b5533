import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import type { QuotationState } from './use-quotation.ts';

/** Confirms that a quotation is withdrawn. */
export function WithdrawDialog({ quotation: { context, isBusy, send } }: { quotation: QuotationState }) {
  const t = useMessages();
  const close = () => send({ type: 'withdrawal.cancel' });
  return (
    <Dialog title={t('quote_withdraw_ask')} closeLabel={t('close')} isBusy={isBusy} onClose={close}>
      {context.apiError && (
        <Alert>
          <ErrorText apiError={context.apiError} purpose="write" />
        </Alert>
      )}
      <p>{t('quote_withdraw_why')}</p>
      <Actions>
        <Button onClick={close} disabled={isBusy}>
          {t('quote_keep')}
        </Button>
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => send({ type: 'withdrawal.confirm' })}
          isWaiting={useIsWaiting(context.apiError)}
        >
          {t('quote_withdraw')}
        </Button>
      </Actions>
    </Dialog>
  );
}
