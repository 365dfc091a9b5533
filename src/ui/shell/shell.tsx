import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useApp } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { PromptDialogs } from '../prompt/prompt-dialogs.tsx';
import { ConnectionBand } from './connection-band.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

const Commands = lazy(async () => ({ default: (await import('../command-palette/commands.tsx')).Commands }));

/** What stands around every page: header, footer, dialogs, and the page itself between them. */
export function Shell() {
  const t = useMessages();
  const app = useApp();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [summons, summon] = useState<Event | null>(null);

  useEffect(() => {
    app.send({ type: 'page.viewed', path: pathname });
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [app, pathname]);

  // the first key that writes something brings the commands, which hear those that follow
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1) return;
      removeEventListener('keydown', onKey);
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') event.preventDefault();
      summon(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {t('skip_to_content')}
      </a>
      <Header isOverHero={pathname === paths.landing} onCommands={summon} />
      <ConnectionBand />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-over-hero={pathname === paths.landing}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <PromptDialogs />
      <Suspense>{summons && <Commands summons={summons} />}</Suspense>
    </>
  );
}
