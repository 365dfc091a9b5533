import { useId } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { NavLink } from '../router.tsx';
import styles from './header.module.css';

const MenuCount = lazyPart(async () => (await import('./menu-count.tsx')).MenuCount);

const entries = [
  { path: paths.profile, message: 'bio' },
  { path: paths.jobRequests, message: 'job_request' },
  { path: paths.contracts, message: 'contract' },
  { path: paths.invoices, message: 'invoice' },
  { path: paths.account, message: 'account' },
] as const;

/** The menu of a logged-in user (specification, section 2), with the number of records that need the user. */
export function MenuLinks() {
  return entries.map((entry) => <Entry key={entry.path} {...entry} />);
}

function Entry({ path, message }: (typeof entries)[number]) {
  const t = useMessages();
  const id = useId();
  return (
    <li className={styles.entry}>
      <NavLink to={path} className={styles.link} aria-describedby={id}>
        {t(message)}
      </NavLink>
      <span id={id}>
        <MenuCount path={path} />
      </span>
    </li>
  );
}
