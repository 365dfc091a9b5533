import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { DownloadIcon, RemoveIcon } from '../kit/icons.ts';
import { StatusAlert } from '../kit/status-alert.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';

/** Downloads the user's data, and clears it from this browser. */
export function MyData() {
  const t = useMessages();
  const account = useActor('account');
  const isExporting = useActorState('account', (snapshot) => snapshot.hasTag('exportingData'));
  const isExported = useActorState('account', (snapshot) => snapshot.hasTag('dataExported'));
  const isConfirming = useActorState('account', (snapshot) => snapshot.hasTag('confirmingClear'));
  const apiError = useActorState('account', ({ context }) => context.apiErrors.data);
  return (
    <div className={styles.groups}>
      <div className={styles.action}>
        <p>{t('account_data_server')}</p>
        <p>{t('download_my_data_line')}</p>
        {apiError && (
          <Alert>
            <ErrorText apiError={apiError} purpose="fetch" />
          </Alert>
        )}
        <StatusAlert tone="success">{isExported && t('data_handed_over')}</StatusAlert>
        <Button
          isBusy={isExporting}
          isWaiting={useIsWaiting(apiError)}
          onClick={() => account.send({ type: 'data.export' })}
        >
          <Icon of={DownloadIcon} size={18} />
          {t('download_my_data')}
        </Button>
      </div>
      <div className={styles.action}>
        <BrowserData />
        <Button onClick={() => account.send({ type: 'browser.clear' })}>
          <Icon of={RemoveIcon} size={18} />
          {t('clear_browser')}
        </Button>
      </div>
      {isConfirming && <ClearDialog />}
    </div>
  );
}

/** What this browser stores, and what was found in its storage. */
function BrowserData() {
  const t = useMessages();
  const outcome = useActorState('storage', (snapshot) =>
    snapshot.hasTag('memoryOnly') ? 'tab_only' : snapshot.hasTag('listsEvicted') ? 'no_lists' : 'browser',
  );
  const problem = useActorState('storage', (snapshot) => problems.find((tag) => snapshot.hasTag(tag)));
  return (
    <>
      <p>{t(`account_data_${outcome}`)}</p>
      {problem && <Alert tone="warning">{t(`toast_storage_${problem}`)}</Alert>}
    </>
  );
}

const problems = ['damaged', 'corrupt', 'foreign', 'cleared'] as const;

function ClearDialog() {
  const t = useMessages();
  const account = useActor('account');
  const unsent = useActorState('outbox', ({ context }) => context.entries.length);
  const cancel = () => account.send({ type: 'browser.cancel' });
  return (
    <Dialog title={t('clear_browser_title')} closeLabel={t('close')} onClose={cancel}>
      {unsent > 0 && <p>{t('clear_browser_unsent', { count: unsent })}</p>}
      <p>{t('clear_browser_line')}</p>
      <Actions>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button variant="danger" onClick={() => account.send({ type: 'browser.confirm' })}>
          {t('clear_browser_confirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
