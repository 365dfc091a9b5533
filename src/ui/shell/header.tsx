import { useCallback, useState, useSyncExternalStore } from 'react';
import { useActorState, useIsLoggedIn } from '../actors.tsx';
import { IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { MenuIcon, SearchIcon } from '../kit/icons.ts';
import { Logo } from '../kit/logo.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link, useNavigationKey } from '../router.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MenuLinks } from './menu-links.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionLinks } from './session-links.tsx';

const MenuPanel = lazyDialog(async () => (await import('./late-parts.ts')).MenuPanel);
const Bell = lazyPart(async () => (await import('../notification/bell.tsx')).Bell);

interface HeaderProps {
  /**
   * Whether the header overlays the landing page's hero; it is then transparent until the page is scrolled
   * (specification, section 2).
   */
  isOverHero: boolean;
  /** Opens the command palette. */
  onCommands(trigger: Event): void;
}

/** Logo, menu, command palette, language and session; below 992 px the menu is in a panel. */
export function Header({ isOverHero, onCommands }: HeaderProps) {
  const t = useMessages();
  const isLoggedIn = useIsLoggedIn();
  const isScrolled = useSyncExternalStore(watchScroll, readScrolled);
  const placement = useActorState('language', ({ context }) => (context.language_abbr === 'ar' ? 'end' : 'start'));
  const key = useNavigationKey();
  const [openedAt, setOpenedAt] = useState<unknown>();
  const close = useCallback(() => setOpenedAt(undefined), []);
  const isClear = isOverHero && !isScrolled;

  return (
    <>
      <header
        className={styles.header}
        data-variant={isClear ? 'clear' : 'solid'}
        data-theme={isClear ? 'dark' : undefined}
      >
        <div className={styles.bar}>
          <span className={styles.menuButton}>
            <IconButton
              label={t('open_menu')}
              aria-haspopup="dialog"
              aria-expanded={openedAt === key}
              onClick={() => setOpenedAt(key)}
            >
              <Icon of={MenuIcon} />
            </IconButton>
          </span>
          <Link to={isLoggedIn ? paths.overview : paths.landing} className={styles.logo}>
            <Logo label={t('sg_network')} />
          </Link>
          <nav aria-label={t('main_menu')} className={styles.wide}>
            <ul className={styles.menu}>{isLoggedIn ? menu : sections}</ul>
          </nav>
          <div className={styles.end}>
            <span className={styles.commands}>
              <IconButton
                label={t('palette')}
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K Meta+K"
                onClick={({ nativeEvent }) => onCommands(nativeEvent)}
              >
                <Icon of={SearchIcon} />
              </IconButton>
            </span>
            {isLoggedIn && bell}
            {session}
          </div>
        </div>
      </header>
      {/* outside the header, which has the dark theme while it overlays the hero */}
      {openedAt === key && <MenuPanel placement={placement} onClose={close} onCommands={onCommands} />}
    </>
  );
}

// constants, so that they are not rendered again with each page
const home = (
  <li>
    <HomeLink />
  </li>
);
const menu = (
  <>
    {home}
    <MenuLinks />
  </>
);
const sections = (
  <>
    {home}
    <SectionLinks isShort />
  </>
);
const bell = (
  <span className={styles.bell}>
    <Bell />
  </span>
);
const session = (
  <>
    <LanguageToggle />
    <span className={styles.session}>
      <SessionLinks />
    </span>
  </>
);

// reading `scrollY` in a render would compute the layout of what has changed so far; after a scroll it is computed
let isPageScrolled = false;

const readScrolled = (): boolean => isPageScrolled;

function watchScroll(onChange: () => void): () => void {
  const update = () => {
    isPageScrolled = scrollY > 0;
    onChange();
  };
  update(); // a reload restores the scroll position
  addEventListener('scroll', update, { passive: true });
  return () => removeEventListener('scroll', update);
}
