import { useActor } from '../actors.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { SaveIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './bookmark-button.module.css';

interface BookmarkButtonProps {
  request: { readonly name: string; readonly job_title: string; readonly is_saved: boolean };
  /** With a label beside the icon. */
  isLabelled?: boolean;
}

/** Bookmarks a request, or removes the bookmark. */
export function BookmarkButton({ request: { name, job_title, is_saved }, isLabelled }: BookmarkButtonProps) {
  const t = useMessages();
  const bookmark = useActor('bookmark');
  const toggle = () => bookmark.send({ type: 'bookmark.set', name, isSaved: !is_saved });
  const icon = <Icon of={SaveIcon} size={isLabelled ? 18 : 20} />;
  if (isLabelled) {
    return (
      <Button variant="quiet" className={styles.button} data-saved={is_saved} aria-pressed={is_saved} onClick={toggle}>
        {icon}
        {t(is_saved ? 'unsave_request_short' : 'save_request_short')}
      </Button>
    );
  }
  return (
    <IconButton
      className={styles.button}
      data-saved={is_saved}
      label={t('save_request', { title: `\u2068${job_title}\u2069` })}
      title={t(is_saved ? 'unsave_request_short' : 'save_request_short')}
      aria-pressed={is_saved}
      onClick={toggle}
    >
      {icon}
    </IconButton>
  );
}
