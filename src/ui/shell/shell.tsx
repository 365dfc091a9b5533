import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useApp } from '../actors.tsx';
import { paths } from '../paths.ts';
import { PromptDialogs } from '../prompt/prompt-dialogs.tsx';
import { useWords } from '../words.tsx';
import { Broken } from './broken.tsx';
import { ConnectionBand } from './connection-band.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** What stands around every page: header, footer, dialogs, and the page itself between them. */
export function Shell() {
  const t = useWords();
  const app = useApp();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    app.send({ type: 'page.viewed', path: pathname });
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [app, pathname]);

  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {t('skip_to_content')}
      </a>
      <Header isOverHero={pathname === paths.landing} />
      <ConnectionBand />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} data-over-hero={pathname === paths.landing}>
        <Broken key={pathname}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <Outlet />
          </Suspense>
        </Broken>
      </main>
      <Footer />
      <PromptDialogs />
    </>
  );
}
