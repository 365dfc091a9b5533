import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { Select } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import styles from './filter-sheet.module.css';
import type { ListQuery } from './use-list-query.ts';

/** All filters and the order in one dialog. Confirming it is one step in the history. */
export function FilterSheet<Row>({ query, onClose }: { query: ListQuery<Row>; onClose(): void }) {
  const t = useMessages();
  const [chosen, setChosen] = useState(query.chosen);
  const [sort, setSort] = useState(query.sort);
  const chosenNow = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  return (
    <Dialog title={t('filters')} closeLabel={t('close')} variant="sheet" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          query.choose({ chosen: chosenNow, sort });
          onClose();
        }}
      >
        <div className={styles.fields}>
          {query.filters.map(({ param, label, choices }) => (
            <Select
              key={param}
              label={label}
              placeholder={t('filter_any')}
              options={choices}
              value={chosen[param] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [param]: event.currentTarget.value })}
            />
          ))}
          {query.sorts.length > 1 && (
            <Select
              label={t('sort_by')}
              options={query.sorts.map(({ value, label }) => ({ value, label }))}
              value={sort}
              onChange={(event) => setSort(event.currentTarget.value)}
            />
          )}
        </div>
        <Actions>
          <Button onClick={() => setChosen({})}>{t('clear_filters')}</Button>
          <Button type="submit" variant="primary">
            <span aria-live="polite">{t('show_results', { count: query.countOf(chosenNow) })}</span>
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
