import { buttonClass } from '../kit/button.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { Link } from '../router.tsx';

/** Shown in place of a record that does not exist, with a link back to the list. */
export function MissingRecord({ to, children }: { to: string; children: string }) {
  const t = useMessages();
  return (
    <EmptyState
      title={t('not_found')}
      action={
        <Link to={to} className={buttonClass('primary')}>
          {children}
        </Link>
      }
    >
      {t('not_found_why')}
    </EmptyState>
  );
}
