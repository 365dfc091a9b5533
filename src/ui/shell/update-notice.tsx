import { useActor, useActorState } from '../actors.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useMessages } from '../messages.tsx';

/** Offers a new version of the site. */
export function UpdateNotice({ onClose }: { onClose(): void }) {
  const t = useMessages();
  const appUpdate = useActor('appUpdate');
  const isBusy = useActorState('appUpdate', (snapshot) => snapshot.hasTag('busy'));
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('later')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => appUpdate.send({ type: 'update.apply' })}>
            {t('update_apply')}
          </Button>
        </>
      }
    >
      {t('update_ready')}
    </Notice>
  );
}
