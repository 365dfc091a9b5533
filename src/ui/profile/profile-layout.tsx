import type { ReactNode } from 'react';
import styles from './profile-layout.module.css';
import type { SectionEntry } from './profile-sections.ts';
import { SectionMenu } from './section-menu.tsx';

interface ProfileLayoutProps {
  /** Above the menu. */
  aside?: ReactNode;
  /** None while the profile is loading. */
  sections: readonly SectionEntry[];
  children: ReactNode;
}

/** A profile as a document: the menu on the start side, the sections beside it. */
export function ProfileLayout({ aside, sections, children }: ProfileLayoutProps) {
  return (
    <div className={styles.layout}>
      {aside && <div className={styles.aside}>{aside}</div>}
      {sections.length > 0 ? <SectionMenu sections={sections} /> : <div className={styles.pendingMenu} />}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
