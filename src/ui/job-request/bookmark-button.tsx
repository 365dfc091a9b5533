import { isolated } from '../../services/contract/isolated.ts';
import { actorOf, useApp, whenFeaturesRun } from '../actors.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { SaveIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { useIsBeingSent, useUnsent } from '../record/use-outbox.ts';
import styles from './bookmark-button.module.css';

interface BookmarkButtonProps {
  request: { readonly name: string; readonly job_title: string; readonly is_saved: boolean };
  /** With a label beside the icon. */
  isLabelled?: boolean;
}

/** Bookmarks a request, or removes the bookmark. */
export function BookmarkButton({ request: { name, job_title, is_saved }, isLabelled }: BookmarkButtonProps) {
  const t = useMessages();
  const app = useApp();
  const unsent = useUnsent('bookmark', name);
  const isBeingSent = useIsBeingSent(unsent?.id);
  // the opposite of a change that waits is to cancel it
  const toggle = () =>
    whenFeaturesRun(app, () =>
      unsent
        ? actorOf(app, 'outbox').send({ type: 'entry.cancel', id: unsent.id })
        : actorOf(app, 'bookmark').send({ type: 'bookmark.set', name, isSaved: !is_saved }),
    );
  const icon = <Icon of={SaveIcon} size={isLabelled ? 18 : 20} />;
  if (isLabelled) {
    return (
      <Button
        variant="quiet"
        className={styles.button}
        data-saved={is_saved}
        aria-pressed={is_saved}
        isWaiting={isBeingSent}
        onClick={toggle}
      >
        {icon}
        {t('save_request_short')}
        {unsent && ` (${t(unsent.apiError ? 'outbox_rejected' : 'outbox_waiting')})`}
      </Button>
    );
  }
  return (
    <IconButton
      className={styles.button}
      data-saved={is_saved}
      label={t('save_request', { title: isolated(job_title) })}
      title={t(unsent ? 'outbox_waiting' : is_saved ? 'unsave_request_short' : 'save_request_short')}
      // `disabled` would remove the focus
      aria-disabled={isBeingSent || undefined}
      aria-pressed={is_saved}
      onClick={isBeingSent ? undefined : toggle}
    >
      {icon}
    </IconButton>
  );
}
