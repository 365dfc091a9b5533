import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';

interface DiscardDraftProps {
  /** Whether the person has entered something, so that a confirmation is asked for. */
  isChanged: boolean;
  disabled: boolean;
  onDiscard(): void;
}

/** Discards the draft of a quotation. */
export function DiscardDraft({ isChanged, disabled, onDiscard }: DiscardDraftProps) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={isChanged ? () => setAsking(true) : onDiscard}>
        {t('quote_discard')}
      </Button>
      {isAsking && (
        <Dialog title={t('quote_discard_question')} closeLabel={t('close')} onClose={keep}>
          <p>{t('quote_discard_line')}</p>
          <Actions>
            <Button onClick={keep}>{t('start_over_keep')}</Button>
            <Button variant="danger" onClick={onDiscard}>
              {t('quote_discard')}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
