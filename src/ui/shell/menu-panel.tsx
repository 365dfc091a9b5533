import { useLayoutEffect, useRef } from 'react';
import { useIsLoggedIn } from '../actors.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { CloseIcon, SearchIcon } from '../kit/icons.ts';
import { Logo } from '../kit/logo.tsx';
import { useMessages } from '../messages.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './menu-panel.module.css';
import { SectionLinks } from './section-links.tsx';
import { SessionLinks } from './session-links.tsx';

interface MenuPanelProps {
  /**
   * The side it enters from, in left-to-right terms (specification, section 2): `start` is the left, for English, and
   * `end` the right, for Arabic.
   */
  placement: 'start' | 'end';
  onClose(): void;
  /** Opens the command palette. */
  onCommands(trigger: Event): void;
}

/** The menu below 992 px: a modal panel that slides in over the page. */
export function MenuPanel({ placement, onClose, onCommands }: MenuPanelProps) {
  const t = useMessages();
  const isLoggedIn = useIsLoggedIn();
  const panel = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    element?.showModal();
    const wide = matchMedia('(width >= 62rem)');
    wide.addEventListener('change', onClose);
    return () => {
      wide.removeEventListener('change', onClose);
      element?.close();
    };
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog already closes on Escape
    <dialog
      ref={panel}
      className={styles.panel}
      data-placement={placement}
      aria-label={t('main_menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Logo label={t('sg_network')} />
          <IconButton label={t('close')} onClick={onClose}>
            <Icon of={CloseIcon} />
          </IconButton>
        </div>
        <Button
          variant="quiet"
          className={styles.commands}
          aria-haspopup="dialog"
          onClick={({ nativeEvent }) => {
            onClose();
            onCommands(nativeEvent);
          }}
        >
          <Icon of={SearchIcon} size={20} />
          {t('palette')}
        </Button>
        <nav aria-label={t('main_menu')}>
          <ul className={styles.menu}>
            {isLoggedIn ? <MenuLinks /> : <SectionLinks />}
            <li>
              <HomeLink />
            </li>
          </ul>
        </nav>
        <div className={styles.session}>
          <SessionLinks />
        </div>
      </div>
    </dialog>
  );
}
