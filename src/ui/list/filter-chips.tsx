import { isolated } from '../../services/contract/isolated.ts';
import { focusHeading } from '../focus-heading.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { CloseIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './filter-chips.module.css';
import type { ListQuery } from './use-list-query.ts';

/** The active filters, each with a button that removes it, and one that removes all. */
export function FilterChips<Row>({ query: { filters, chosen, isNarrowed, choose, clear } }: { query: ListQuery<Row> }) {
  const t = useMessages();
  if (!isNarrowed) return null;
  return (
    <div className={styles.chips}>
      {filters.map((filter) => {
        const { param, label } = filter;
        const choice = param in chosen && filter.choices.find(({ value }) => value === chosen[param]);
        if (!choice) return null;
        const { [param]: _, ...others } = chosen;
        return (
          <button
            key={param}
            type="button"
            className={styles.chip}
            aria-label={t('remove_filter', { name: `${label}: ${isolated(choice.label)}` })}
            onClick={() => {
              choose({ chosen: others });
              focusHeading();
            }}
          >
            <span>
              {label}: <Bdi>{choice.label}</Bdi>
            </span>
            <Icon of={CloseIcon} size={14} />
          </button>
        );
      })}
      <Button
        variant="quiet"
        onClick={() => {
          clear();
          focusHeading();
        }}
      >
        {t('clear_filters')}
      </Button>
    </div>
  );
}
