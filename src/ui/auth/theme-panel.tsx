import type { LoginTheme } from '../../services/contract/records/landing.ts';
import { useFileAddress } from '../file-address.ts';
import { Lattice } from '../kit/lattice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './login-page.module.css';

interface ThemePanelProps {
  theme: LoginTheme | null;
  /** Whether the theme is being read for the first time. */
  isLoading: boolean;
}

/** The second pane of the login page, with the server's theme or, without one, the lattice and a default heading. */
export function ThemePanel({ theme, isLoading }: ThemePanelProps) {
  const t = useMessages();
  const addressOf = useFileAddress();
  return (
    <aside className={styles.theme} data-theme="dark">
      <Lattice strength="strong" />
      {theme?.background_image && <img src={addressOf(theme.background_image)} alt="" className={styles.picture} />}
      {theme?.logo && <img src={addressOf(theme.logo)} alt="" className={styles.logo} />}
      {/* no default words that the server's would replace */}
      {!isLoading && (
        <div className={styles.message}>
          <p className={styles.heading} dir="auto">
            {theme?.heading ?? t('signup_header')}
          </p>
          <p dir="auto">{theme?.sub_heading ?? t('signup_description')}</p>
        </div>
      )}
    </aside>
  );
}
