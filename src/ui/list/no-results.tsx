import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** A list of which search and filters leave no row, and the way back to all of them. */
export function NoResults({ onClear }: { onClear(): void }) {
  const t = useMessages();
  return (
    <EmptyState title={t('nothing_found')} action={<Button onClick={onClear}>{t('clear_filters')}</Button>}>
      {t('nothing_found_why')}
    </EmptyState>
  );
}
