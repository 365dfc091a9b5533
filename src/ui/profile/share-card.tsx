import { useEffect, useRef } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, RetryError, useIsWaiting } from '../error-text.tsx';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Card } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import styles from './share-card.module.css';
import { useProfileLink } from './use-profile-link.ts';

/** The link by which clients without an account see the profile: create, copy and revoke it. */
export function ShareCard() {
  const t = useMessages();
  const actor = useActor('profileLink');
  const { is, apiError } = useProfileLink();
  useEffect(() => actor.send({ type: 'link.load' }), [actor]);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<'none' | 'shared' | null>(null);
  const [isShared, isNone] = [is('shared'), is('none')];
  useEffect(() => {
    const now = isShared ? 'shared' : isNone ? 'none' : last.current;
    // the button that was pressed is gone
    if (last.current !== null && now !== last.current) heading.current?.focus();
    last.current = now;
  }, [isShared, isNone]);
  return (
    <Card>
      <section className={styles.share}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('share_title')}
        </h2>
        <p className={styles.line}>{t('share_line')}</p>
        {is('failed') && apiError && (
          <RetryError apiError={apiError} onRetry={() => actor.send({ type: 'link.load' })} />
        )}
        {!is('failed') && apiError && (
          <Alert>
            <ErrorText apiError={apiError} purpose="write" />
          </Alert>
        )}
        {is('reading') && <Skeleton blockSize="2.75rem" />}
        {isNone && <CreateLink />}
        {isShared && <SharedLink />}
        {(is('confirming') || is('revoking')) && <RevokeDialog />}
      </section>
    </Card>
  );
}

function CreateLink() {
  const t = useMessages();
  const actor = useActor('profileLink');
  const { is, apiError } = useProfileLink();
  return (
    <div className={styles.actions}>
      <Button
        isBusy={is('busy')}
        isWaiting={useIsWaiting(apiError)}
        onClick={() => actor.send({ type: 'link.create' })}
      >
        {t('share_create')}
      </Button>
    </div>
  );
}

function SharedLink() {
  const t = useMessages();
  const format = useFormat();
  const actor = useActor('profileLink');
  const field = useRef<HTMLDivElement>(null);
  const { is } = useProfileLink();
  const { token, created_on } = useActorState('profileLink', ({ context }) => context.link);
  const isNotCopied = is('notCopied');
  useEffect(() => {
    if (isNotCopied) field.current?.querySelector('input')?.select();
  }, [isNotCopied]);
  if (token === null) return null;
  const address = new URL(paths.sharedProfile(token), location.href).href;
  const since = format.date(created_on);
  return (
    <>
      {since && <p>{t('share_since', { date: since })}</p>}
      <div ref={field}>
        <Field
          name="link"
          type="url"
          label={t('share_link')}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => actor.send({ type: 'link.copy', address })}>{t('share_copy')}</Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'link.revoke' })}>
          {t('share_revoke')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {is('copied') && t('share_copied')}
        {isNotCopied && t('share_not_copied')}
      </p>
    </>
  );
}

function RevokeDialog() {
  const t = useMessages();
  const actor = useActor('profileLink');
  const { is } = useProfileLink();
  const isBusy = is('revoking');
  const close = () => actor.send({ type: 'link.cancel' });
  return (
    <Dialog title={t('share_revoke_ask')} closeLabel={t('close')} isBusy={isBusy} onClose={close}>
      <p>{t('share_revoke_why')}</p>
      <Actions>
        <Button onClick={close} disabled={isBusy}>
          {t('share_keep')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => actor.send({ type: 'link.confirm' })}>
          {t('share_revoke')}
        </Button>
      </Actions>
    </Dialog>
  );
}
