import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Field, type Option, Select } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { FiltersIcon, SearchIcon } from '../kit/icons.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListQuery } from './use-list-query.ts';

interface FilterBarProps<Row> {
  query: ListQuery<Row>;
  /** Label of the search field. */
  searchLabel: string;
  /** Whether the rows are loading. */
  isBusy?: boolean;
}

/**
 * Search, the main filters and the order in one line above a list, and a button for all filters. On a phone the line
 * has only the search and that button. The number of rows and the active filters are below it.
 */
export function FilterBar<Row>({ query, searchLabel, isBusy = false }: FilterBarProps<Row>) {
  const t = useMessages();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isPainted = useIsPainted();
  const { filters, chosen, sorts, sort, search, rows } = query;
  const count = Object.keys(chosen).length;
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.search} data-print={hiddenWithout(search)}>
          <Field
            type="search"
            label={searchLabel}
            value={search}
            enterKeyHint="search"
            ending={<Icon of={SearchIcon} size={18} />}
            onChange={(event) => query.type(event.currentTarget.value)}
            onFocus={query.prepareSearch}
            onBlur={query.settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') query.settle();
            }}
          />
        </div>
        {filters
          .filter(({ isInBar }) => isInBar)
          .map((filter) => (
            <div key={filter.param} className={styles.filter} data-print={hiddenWithout(chosen[filter.param])}>
              <Select
                label={filter.label}
                placeholder={t('filter_any')}
                options={isPainted || chosen[filter.param] ? filter.choices : noOptions}
                value={chosen[filter.param] ?? ''}
                onChange={(event) => query.choose({ chosen: { ...chosen, [filter.param]: event.currentTarget.value } })}
              />
            </div>
          ))}
        {sorts.length > 1 && (
          <div className={classNames(styles.filter, styles.order)} data-print="hide">
            <Select
              label={t('sort_by')}
              options={sorts.map(({ value, label }) => ({ value, label }))}
              value={sort}
              onChange={(event) => query.choose({ sort: event.currentTarget.value })}
            />
          </div>
        )}
        <Button
          className={styles.more}
          aria-haspopup="dialog"
          aria-label={t('filters_count', { count })}
          onClick={() => setOpen(true)}
        >
          <Icon of={FiltersIcon} size={18} />
          {t('filters')}
          {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
        </Button>
      </div>
      <div className={styles.left}>
        <p role="status">{isBusy ? <Skeleton inlineSize="5rem" /> : t('results_count', { count: rows.length })}</p>
        {!isBusy && <FilterChips query={query} />}
      </div>
      {isOpen && <FilterSheet query={query} onClose={() => setOpen(false)} />}
    </search>
  );
}

/** On paper, only what narrows the list is of use. */
const hiddenWithout = (value: string | undefined) => (value ? undefined : 'hide');

/** Options that nobody can see yet: they are computed from all rows, after the rows themselves have been painted. */
const noOptions: readonly Option[] = [];

function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  return isPainted;
}
