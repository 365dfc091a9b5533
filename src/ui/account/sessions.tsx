import { useActor, useActorState } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { useFocusNext } from '../form/use-focus-next.ts';
import { Button } from '../kit/button.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';
import { SessionRow, SessionSkeleton } from './session-row.tsx';

/** Lists the account's sessions. All except the current one can be ended. */
export function Sessions() {
  const t = useMessages();
  const account = useActor('account');
  const { sessions, ending, apiErrors } = useActorState('account', ({ context }) => context);
  const isReading = useActorState('account', (snapshot) => snapshot.hasTag('readingSessions'));
  const isEnding = useActorState('account', (snapshot) => snapshot.hasTag('endingSession'));
  const focus = useFocusNext();
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  const end = (name: string) => {
    // The focused button disappears with its session, so the focus moves to the list.
    focus('[data-sessions]');
    account.send({ type: 'sessions.end', name });
  };
  return (
    <Section
      title={t('sessions')}
      action={
        others.length > 1 && (
          <Button isBusy={isEnding && ending === 'others'} disabled={isEnding} onClick={() => end('others')}>
            {t('end_other_sessions')}
          </Button>
        )
      }
    >
      <p role="status" className="visually-hidden">
        {sessions && t('sessions_count', { count: sessions.length })}
      </p>
      {apiErrors.sessions && (
        <div className={styles.problem}>
          <RetryError
            apiError={apiErrors.sessions}
            purpose={ending === '' ? 'fetch' : 'write'}
            isBusy={isReading}
            onRetry={() => account.send({ type: 'sessions.load' })}
          />
        </div>
      )}
      <ul data-sessions tabIndex={-1} aria-label={t('sessions')} className={styles.sessions}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.name}
            session={session}
            isEnding={isEnding && ending === session.name}
            isDisabled={isEnding}
            onEnd={() => end(session.name)}
          />
        ))}
        {!sessions && isReading && <SessionSkeleton />}
      </ul>
    </Section>
  );
}
