import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { NavLink } from '../router.tsx';
import styles from './header.module.css';

const entries = [
  { path: paths.profile, message: 'bio' },
  { path: paths.jobRequests, message: 'job_request' },
  { path: paths.contracts, message: 'contract' },
  { path: paths.invoices, message: 'invoice' },
  { path: paths.account, message: 'account' },
] as const;

/** The menu of a logged-in user (specification, section 2). */
export function MenuLinks() {
  const t = useMessages();
  return entries.map(({ path, message }) => (
    <li key={path}>
      <NavLink to={path} className={styles.link}>
        {t(message)}
      </NavLink>
    </li>
  ));
}
