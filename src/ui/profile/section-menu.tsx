import { useEffect, useRef } from 'react';
import { useMessages } from '../messages.tsx';
import type { SectionEntry } from './profile-sections.ts';
import styles from './section-menu.module.css';
import { useSectionOnScreen } from './use-section-on-screen.ts';

/** Links to the sections of the page: beside them on a wide screen, else a row above them. Both stay on screen. */
export function SectionMenu({ sections }: { sections: readonly SectionEntry[] }) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const current = useSectionOnScreen(sections.map(({ section }) => section));
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector(`[href="#${current}"]`);
    if (row && link) showInRow(row, link);
  }, [current]);
  return (
    <nav className={styles.menu} aria-label={t('profile_sections')} data-print="hide">
      <ul ref={list} className={styles.list}>
        {sections.map(({ section, title }) => (
          <li key={section}>
            <a href={`#${section}`} className={styles.link} aria-current={section === current ? 'location' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row alone: `scrollIntoView` would interrupt the scrolling of the page. */
function showInRow(row: Element, link: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
