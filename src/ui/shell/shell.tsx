import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { PromptDialogs } from '../prompt/prompt-dialogs.tsx';
import { usePathname } from '../router.tsx';
import { ConnectionBand } from './connection-band.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

const Commands = lazy(async () => ({ default: (await import('../command-palette/commands.tsx')).Commands }));

/** The frame of every page: header, footer and global dialogs around the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages();
  const app = useApp();
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const previousPath = useRef(pathname);
  const [trigger, setTrigger] = useState<Event | null>(null);

  useEffect(() => {
    app.send({ type: 'page.viewed', path: pathname });
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [app, pathname]);

  // The first printable key loads `Commands`, which handles it and listens for the next ones.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1) return;
      removeEventListener('keydown', onKey);
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') event.preventDefault();
      setTrigger(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {t('skip_to_content')}
      </a>
      <Header isOverHero={pathname === paths.landing} onCommands={setTrigger} />
      <ConnectionBand />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-over-hero={pathname === paths.landing}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<div className={styles.placeholder} />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <PromptDialogs />
      <Suspense>{trigger && <Commands trigger={trigger} />}</Suspense>
    </>
  );
}
