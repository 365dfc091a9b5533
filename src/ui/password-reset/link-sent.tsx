import { isolated } from '../../services/contract/isolated.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { useFocusAfterRemoval } from '../form/use-focus-after-removal.ts';
import { useFocusOnEntry } from '../form/use-focus-on-entry.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { PageHead } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { InboxLink } from '../record/inbox-link.tsx';
import { ResendButton } from '../record/resend-button.tsx';
import styles from './password-reset.module.css';

/** The same words for every address, so that nobody learns which have an account. */
export function LinkSent() {
  const t = useMessages();
  const reset = useActor('reset');
  const isBusy = useActorState('reset', (snapshot) => snapshot.hasTag('busy'));
  const { usr, resendAt, apiError, inboxUrl } = useActorState('reset', ({ context }) => context);
  const place = useFocusOnEntry();
  const actions = useFocusAfterRemoval<HTMLDivElement>('[name="usr"]');
  return (
    <div ref={place}>
      <PageHead title={t('reset_sent_heading')} context={t('reset_sent', { email: isolated(usr.trim()) })} />
      <div ref={actions} className={styles.form}>
        {apiError && (
          <Alert>
            <ErrorText apiError={apiError} purpose="write" />
          </Alert>
        )}
        <p>{t('reset_not_here')}</p>
        <ResendButton
          label={t('resend')}
          resendAt={resendAt}
          isBusy={isBusy}
          onSend={(now) => reset.send({ type: 'reset.send', now })}
        />
        <InboxLink url={inboxUrl} />
        <div>
          <Button
            variant="quiet"
            className={styles.quiet}
            disabled={isBusy}
            onClick={() => reset.send({ type: 'reset.changeAddress' })}
          >
            {t('reset_other_address')}
          </Button>
        </div>
      </div>
    </div>
  );
}
