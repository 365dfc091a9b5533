import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import styles from './header.module.css';

const entries = [
  { path: paths.accountView, word: 'bio' },
  { path: paths.jobRequests, word: 'job_request' },
  { path: paths.contracts, word: 'contract' },
  { path: paths.invoices, word: 'invoice' },
  { path: paths.account, word: 'account' },
] as const;

/** The menu of a signed-in person (specification, section 2); the current route's link is marked. */
export function MenuLinks() {
  const t = useWords();
  return entries.map(({ path, word }) => (
    <li key={path}>
      <NavLink to={path} className={styles.link}>
        {t(word)}
      </NavLink>
    </li>
  ));
}
