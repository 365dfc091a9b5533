import { useEffect, useRef, useState } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import styles from './restored-line.module.css';

/** Shows that a draft was restored and its time, with a button to start over after a confirmation. */
export function RestoredLine() {
  const t = useMessages();
  const format = useFormat();
  const signUp = useActor('signUp');
  const from = useActorState('signUp', ({ context }) => context.restoredFrom);
  const [isConfirming, setConfirming] = useState(false);
  const isCleared = useRef(false);
  useEffect(() => {
    // while the dialog is open, nothing else can take the focus
    if (isCleared.current && from === null) focusHeading();
    isCleared.current = false;
  }, [from]);
  if (from === null) return null;
  const clear = () => {
    isCleared.current = true;
    setConfirming(false);
    signUp.send({ type: 'draft.clear' });
  };
  return (
    <div className={styles.line}>
      <p role="status">{t('draft_restored', { time: format.moment(from) ?? '' })}</p>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('start_over')}
      </Button>
      {isConfirming && (
        <Dialog title={t('start_over_question')} closeLabel={t('close')} onClose={() => setConfirming(false)}>
          <p>{t('start_over_line')}</p>
          <Actions>
            <Button onClick={() => setConfirming(false)}>{t('start_over_keep')}</Button>
            <Button variant="danger" onClick={clear}>
              {t('start_over')}
            </Button>
          </Actions>
        </Dialog>
      )}
    </div>
  );
}
