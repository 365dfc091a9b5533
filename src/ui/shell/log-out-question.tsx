import { useSelector } from '@xstate/react';
import { useActor, useApp, useFeatureState } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';

/** Asks before changes that have not been sent are discarded. */
export function LogOutQuestion({ onClose }: { onClose(): void }) {
  const t = useMessages();
  const logout = useActor('logout');
  const stored = useSelector(useApp(), ({ context }) => context.unsent);
  const count = useFeatureState('outbox', ({ context }) => context.entries.length, stored);
  return (
    <Dialog title={t('logout_unsent', { count })} closeLabel={t('close')} onClose={onClose}>
      <p>{t('logout_unsent_line')}</p>
      <Actions>
        <Button onClick={onClose}>{t('logout_stay')}</Button>
        <Button variant="danger" onClick={() => logout.send({ type: 'logout.confirm' })}>
          {t('log_out')}
        </Button>
      </Actions>
    </Dialog>
  );
}
