import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** Shown when search and filters leave no row, with a button that clears them. */
export function NoResults({ onClear }: { onClear(): void }) {
  const t = useMessages();
  return (
    <EmptyState title={t('nothing_found')} action={<Button onClick={onClear}>{t('clear_filters')}</Button>}>
      {t('nothing_found_why')}
    </EmptyState>
  );
}
