import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Link, usePathname } from '../router.tsx';
import type { ShownView } from './use-list-query.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  /** The accessible name: what is divided. */
  label: string;
  views: readonly ShownView[];
  /** Without counts while the rows are loading. */
  isBusy: boolean;
}

/** The parts of a list, each as a link with the number of its rows. */
export function ViewTabs({ label, views, isBusy }: ViewTabsProps) {
  const t = useMessages();
  const format = useFormat();
  const path = usePathname();
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {views.map(({ value, label: name, count, isCurrent, query }) => (
          <li key={value}>
            <Link
              to={query === '' ? path : `${path}?${query}`}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
              <span className={styles.count}>
                <span aria-hidden="true">{isBusy ? '\u00a0' : format.number(count)}</span>
                {!isBusy && <span className="visually-hidden">{t('results_count', { count })}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
