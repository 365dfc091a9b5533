import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, RetryError } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { ChoiceGroup } from '../kit/choice.tsx';
import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { useShownNotifications } from '../record/use-shown-notifications.ts';
import styles from './account.module.css';

/** Whether unread notifications are sent by email. A change applies at once, and is reverted when it fails. */
export function EmailDigest() {
  const t = useMessages();
  const notifications = useActor('notifications');
  const isOn = useActorState('notifications', ({ context }) => context.state?.email_digest ?? null);
  const { apiError, digestError } = useActorState('notifications', ({ context }) => context);
  const isBusy = useActorState('notifications', (snapshot) => snapshot.hasTag('busy'));
  useShownNotifications();
  if (isOn === null && apiError)
    return (
      <RetryError
        apiError={apiError}
        onRetry={() => notifications.send({ type: 'notifications.load' })}
        isBusy={isBusy}
      />
    );
  if (isOn === null)
    return (
      <Loading label={t('loading')}>
        <Skeleton blockSize="5.5rem" />
      </Loading>
    );
  return (
    <div className={styles.groups}>
      <ChoiceGroup
        kind="radio"
        name="email_digest"
        label={t('email_digest')}
        hint={t('email_digest_hint')}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`email_digest_${value}`) }))}
        chosen={[isOn ? 'on' : 'off']}
        onChange={([chosen]) => notifications.send({ type: 'digest.set', isOn: chosen === 'on' })}
      />
      {digestError && (
        <Alert>
          <ErrorText apiError={digestError} purpose="write" />
        </Alert>
      )}
    </div>
  );
}
