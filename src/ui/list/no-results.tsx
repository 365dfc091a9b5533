import { focusHeading } from '../focus-heading.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { Link, usePathname } from '../router.tsx';
import type { ListQuery } from './use-list-query.ts';

/** Shown when no row is left: a way to clear search and filters, or to the part of the list that has rows. */
export function NoResults<Row>({ query }: { query: ListQuery<Row> }) {
  const t = useMessages();
  const path = usePathname();
  const { views, isNarrowed, foundInAll } = query;
  const clear = () => {
    query.clear();
    focusHeading();
  };
  const all = views.at(-1);
  const elsewhere = all && !all.isCurrent && foundInAll > 0 && (
    <Link to={`${path}?${query.queryIn(all.value)}`} className={buttonClass('primary')}>
      {t('show_in_view', { count: foundInAll, view: all.label })}
    </Link>
  );
  if (!isNarrowed)
    return (
      <EmptyState title={t('view_empty')} action={elsewhere || undefined}>
        {t('view_empty_why')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('nothing_found')}
      action={
        <>
          {elsewhere}
          <Button onClick={clear}>{t('clear_filters')}</Button>
        </>
      }
    >
      {t('nothing_found_why')}
    </EmptyState>
  );
}
