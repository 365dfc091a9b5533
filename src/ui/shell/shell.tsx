import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useActor, useActorState, useApp } from '../actors.tsx';
import { isTyping } from '../is-typing.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { PromptDialogs } from '../prompt/prompt-dialogs.tsx';
import { usePathname } from '../router.tsx';
import { Bands } from './bands.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

const Commands = lazyDialog<{ trigger: Event; onClose(): void }>(
  async () => (await import('../command-palette/commands.tsx')).Commands,
);
const LogOutQuestion = lazyDialog(async () => (await import('./late-parts.ts')).LogOutQuestion);
const UpdateNotice = lazyDialog(async () => (await import('./late-parts.ts')).UpdateNotice);

/** The frame of every page: header, footer and global dialogs around the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages();
  const app = useApp();
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const previousPath = useRef(pathname);
  const [trigger, setTrigger] = useState<Event | null>(null);
  const discardTrigger = useCallback(() => setTrigger(null), []);

  useEffect(() => {
    app.send({ type: 'page.viewed', path: pathname });
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [app, pathname]);

  // The first printable key that is not typed in a field loads `Commands`, which handles it and listens for the next
  // ones. No key that is pressed once the page is visible is lost.
  useLayoutEffect(() => {
    if (trigger) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1) return;
      if (isCommandPaletteKey(event)) event.preventDefault();
      else if (!event.ctrlKey && !event.metaKey && isTyping(event.target)) return;
      setTrigger(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [trigger]);

  return (
    <ErrorBoundary>
      <a className="skip-link visually-hidden" href="#main">
        {t('skip_to_content')}
      </a>
      <Header isOverHero={pathname === paths.landing} onCommands={setTrigger} />
      {bands}
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-over-hero={pathname === paths.landing}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      {afterMain}
      {trigger && <Commands trigger={trigger} onClose={discardTrigger} isQuiet={isPlainKey(trigger)} />}
    </ErrorBoundary>
  );
}

// constants, so that they are not rendered again with each page
const bands = <Bands />;
const afterMain = (
  <>
    <Footer />
    <PromptDialogs />
    <AppUpdate />
    <LogOut />
  </>
);

/** Asks before changes that have not been sent are discarded. */
function LogOut() {
  const logout = useActor('logout');
  const isAsking = useActorState('logout', (snapshot) => snapshot.hasTag('asking'));
  const stay = useCallback(() => logout.send({ type: 'logout.cancel' }), [logout]);
  return isAsking && <LogOutQuestion onClose={stay} />;
}

/** Announces a new version of the site. */
function AppUpdate() {
  const appUpdate = useActor('appUpdate');
  const isAnnounced = useActorState('appUpdate', (snapshot) => snapshot.hasTag('announced'));
  const postpone = useCallback(() => appUpdate.send({ type: 'update.postpone' }), [appUpdate]);
  return isAnnounced && <UpdateNotice onClose={postpone} isQuiet />;
}

const isCommandPaletteKey = ({ ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && code === 'KeyK';

/** Most keys are no shortcuts, so a user who presses one may not wait for the code. */
const isPlainKey = (trigger: Event): boolean => trigger instanceof KeyboardEvent && !isCommandPaletteKey(trigger);
