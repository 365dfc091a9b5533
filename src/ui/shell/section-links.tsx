import { useMessages } from '../messages.tsx';
import { landingSections } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './header.module.css';

type SectionName = keyof typeof landingSections;

/** A visitor's menu: the sections of the landing page. The bar has no room for the first and the last. */
export function SectionLinks({ isShort }: { isShort?: boolean }) {
  const t = useMessages();
  const names = Object.keys(landingSections) as SectionName[]; // the keys of a literal are its own
  return names.slice(isShort ? 1 : 0, isShort ? -1 : undefined).map((name) => (
    <li key={name}>
      <Link to={landingSections[name]} className={styles.link}>
        {t(`section_${name}`)}
      </Link>
    </li>
  ));
}
