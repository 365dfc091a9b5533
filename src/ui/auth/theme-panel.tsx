import type { LoginTheme } from '../../services/contract/records/landing.ts';
import { useFileAddress } from '../file-address.ts';
import { Lattice } from '../kit/lattice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './login-page.module.css';

/** The login page's other half, as the server dresses it; lattice and heading where it sends nothing. */
export function ThemePanel({ theme }: { theme: LoginTheme | null }) {
  const t = useMessages();
  const addressOf = useFileAddress();
  return (
    <aside className={styles.theme} data-theme="dark">
      <Lattice strength="strong" />
      {theme?.background_image && <img src={addressOf(theme.background_image)} alt="" className={styles.picture} />}
      <div className={styles.message}>
        <p className={styles.heading} dir="auto">
          {theme?.heading ?? t('signup_header')}
        </p>
        <p dir="auto">{theme?.sub_heading ?? t('signup_description')}</p>
      </div>
    </aside>
  );
}
