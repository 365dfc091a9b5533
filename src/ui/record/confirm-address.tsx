import { useEffect } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useActor, useActorState, useApp } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { readShownLists } from '../list/read-shown-lists.ts';
import { useMessages } from '../messages.tsx';
import { onReturn } from '../on-return.ts';
import styles from './confirm-address.module.css';
import { InboxLink } from './inbox-link.tsx';
import { ResendButton } from './resend-button.tsx';

/** Whether the candidate is asked to verify the address: the profile was read, and it is not verified. */
export const isAddressToConfirm = (profile: Profile | null): profile is Profile =>
  profile !== null && !profile.email_verified;

/** Asks the candidate to open the link that verifies the address; renders nothing once it is verified. */
export function ConfirmAddressNotice({ profile }: { profile: Profile | null }) {
  if (!isAddressToConfirm(profile)) return null;
  return (
    <div className={styles.place}>
      <Alert tone="info">
        <ConfirmAddress inboxUrl={profile.inbox_url} />
      </Alert>
    </div>
  );
}

/** The same within another alert, for example after the server has refused a quotation. */
export function ConfirmAddress({ inboxUrl }: { inboxUrl: string | null }) {
  const t = useMessages();
  const verification = useActor('verification');
  const email = isolated(useActorState('auth', ({ context }) => context.usr));
  const { resendAt, sendError } = useActorState('verification', ({ context }) => context);
  const isSending = useActorState('verification', (snapshot) => snapshot.hasTag('sending'));
  const isSent = useActorState('verification', (snapshot) => snapshot.hasTag('sent'));
  useReadOnReturn();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t('verify_heading')}</p>
      <p role="status">{t(isSent ? 'confirm_address_sent' : 'confirm_address_line', { email })}</p>
      {sendError && (
        <p role="alert" dir="auto">
          <ErrorText apiError={sendError} purpose="write" />
        </p>
      )}
      <ResendButton
        label={t('confirm_address_send')}
        resendAt={resendAt}
        isBusy={isSending}
        onSend={(now) => verification.send({ type: 'verification.send', now })}
      />
      <InboxLink url={inboxUrl} />
    </div>
  );
}

/** Reads the profile again when the person returns to this page: the link is opened in another tab. */
function useReadOnReturn(): void {
  const app = useApp();
  useEffect(
    () =>
      onReturn(() => {
        if (!document.hidden) readShownLists(app, ({ key }) => key === 'profile');
      }),
    [app],
  );
}
