/** Maps each route to its page (specification, section 2). Long because the table has a row for every page. */
import { type ReactNode, useEffect } from 'react';
import type { ListKey } from '../services/contract/lists.ts';
import { type AppActor, actorOf, useActorState, useApp, useIsLoggedIn } from './actors.tsx';
import { FeaturesLoaded } from './features-loaded.tsx';
import { LandingRoute } from './landing/landing-route.tsx';
import { type LazyPage, LoadedPage, lazyPage } from './lazy-page.tsx';
import { holdLists } from './list/use-list.ts';
import { loginUrl, paths, patterns } from './paths.ts';
import { canPrefetch } from './prefetch.ts';
import { Redirect, Route, Switch, usePathAndQuery } from './router.tsx';
import { Shell } from './shell/shell.tsx';

/** A route: its path, what its page requires, and the page. */
interface PageRoute {
  readonly path: string;
  /** The feature actors, or a login and the feature actors. */
  readonly needs?: 'features' | 'login';
  /** Whether the page can be drawn before the feature actors run, and has them loaded then. */
  readonly isDrawnFirst?: boolean;
  readonly page: LazyPage;
}

const informationPage = lazyPage(
  'form',
  async () => (await import('./information/information-page.tsx')).InformationPage,
);

/** All pages but the landing page, which is part of the first load. */
const routes: readonly PageRoute[] = [
  {
    path: patterns.service,
    page: lazyPage('record', async () => (await import('./landing/service-page.tsx')).ServicePage),
  },
  { path: paths.login, page: lazyPage('form', async () => (await import('./auth/login-page.tsx')).LoginPage) },
  {
    path: paths.signUp,
    needs: 'features',
    page: lazyPage('form', async () => (await import('./sign-up/sign-up-page.tsx')).SignUpPage),
  },
  {
    path: paths.forgotPassword,
    needs: 'features',
    page: lazyPage('form', async () => (await import('./password-reset/forgot-password-page.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    needs: 'features',
    page: lazyPage('form', async () => (await import('./password-reset/reset-password-page.tsx')).ResetPasswordPage),
  },
  {
    path: paths.verifyEmail,
    needs: 'features',
    page: lazyPage('form', async () => (await import('./verification/verify-email-page.tsx')).VerifyEmailPage),
  },
  {
    path: paths.welcome,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./pages/welcome-page.tsx')).WelcomePage),
  },
  ...[paths.help, paths.contact, paths.accessibility, paths.terms, paths.privacy].map((path) => ({
    path,
    page: informationPage,
  })),
  {
    path: paths.overview,
    needs: 'login',
    page: lazyPage(
      'record',
      async () => (await import('./overview/overview-page.tsx')).OverviewPage,
      'profile',
      'jobRequests',
      'contractList',
      'invoices',
    ),
  },
  {
    path: paths.notifications,
    needs: 'login',
    page: lazyPage('form', async () => (await import('./notification/notifications-page.tsx')).NotificationsPage),
  },
  {
    path: paths.profile,
    needs: 'login',
    page: lazyPage(
      'record',
      async () => (await import('./profile/profile-page.tsx')).ProfilePage,
      'profile',
      'fetchedBio',
    ),
  },
  {
    path: paths.clientView,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./profile/client-view-page.tsx')).ClientViewPage),
  },
  {
    path: paths.importResume,
    needs: 'login',
    page: lazyPage('form', async () => (await import('./profile/import-page.tsx')).ImportPage),
  },
  {
    path: patterns.sharedProfile,
    needs: 'features',
    page: lazyPage('record', async () => (await import('./profile/shared-profile-page.tsx')).SharedProfilePage),
  },
  {
    path: paths.jobRequests,
    needs: 'login',
    isDrawnFirst: true,
    page: lazyPage(
      'list',
      async () => (await import('./job-request/job-request-list-page.tsx')).JobRequestListPage,
      'jobRequests',
      'serviceLines',
      'priceBasis',
    ),
  },
  {
    path: patterns.jobRequest,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./job-request/job-request-page.tsx')).JobRequestPage),
  },
  {
    path: paths.contracts,
    needs: 'login',
    isDrawnFirst: true,
    page: lazyPage(
      'list',
      async () => (await import('./contract/contract-list-page.tsx')).ContractListPage,
      'contractList',
    ),
  },
  {
    path: patterns.contract,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./contract/contract-page.tsx')).ContractPage),
  },
  {
    path: paths.invoices,
    needs: 'login',
    isDrawnFirst: true,
    page: lazyPage('list', async () => (await import('./invoice/invoice-list-page.tsx')).InvoiceListPage, 'invoices'),
  },
  {
    path: patterns.invoice,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./invoice/invoice-page.tsx')).InvoicePage),
  },
  {
    path: paths.account,
    needs: 'login',
    page: lazyPage('record', async () => (await import('./account/account-page.tsx')).AccountPage),
  },
];

const notFound = lazyPage('form', async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);

/** The page of the address, within the shell. */
export function AppRoutes() {
  return (
    <Shell>
      <Switch>
        <Route path={paths.landing}>
          <LandingRoute />
        </Route>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            <RoutePage {...route} />
          </Route>
        ))}
        <Route>
          <LoadedPage page={notFound} />
        </Route>
      </Switch>
    </Shell>
  );
}

function RoutePage({ needs, isDrawnFirst = false, page }: PageRoute) {
  if (needs === undefined) return <LoadedPage page={page} />;
  const loaded = <PageWithFeatures page={page} isDrawnFirst={isDrawnFirst} />;
  return needs === 'login' ? <LoginRequired>{loaded}</LoginRequired> : loaded;
}

/** Loads the code of the page, the feature actors and the lists side by side. */
function PageWithFeatures({ page, isDrawnFirst }: { page: LazyPage; isDrawnFirst: boolean }) {
  const app = useApp();
  useEffect(() => {
    page.code.load();
    readLists(page, app);
  }, [page, app]);
  return (
    <FeaturesLoaded shape={page.shape} isDrawnFirst={isDrawnFirst}>
      <LoadedPage page={page} />
    </FeaturesLoaded>
  );
}

/** Redirects a visitor to the login page, which returns to the requested page. A log-out leaves the page by itself. */
function LoginRequired({ children }: { children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  const isLoggingOut = useActorState('logout', (snapshot) => snapshot.hasTag('busy'));
  const isLeaving = useApp().getSnapshot().hasTag('leaving');
  const address = usePathAndQuery();
  if (isLoggedIn) return children;
  if (isLoggingOut) return null;
  return <Redirect to={isLeaving ? paths.landing : loginUrl(address)} />;
}

/**
 * Loads the code of the page at a path before it is opened, and returns when it is loaded or has failed. With the app,
 * which must be ready, also its actors, and its lists once it `isOpened`: a read could end the session, and with it the
 * link that the user points at.
 */
export function prefetchPage(path: string, app?: AppActor, isOpened = false): Promise<void> | undefined {
  const route = canPrefetch() && routes.find((each) => matches(each.path, path));
  if (!route) return;
  const code = route.page.code.prefetch();
  if (!app || !route.needs) return code;
  if (route.needs === 'login' && !actorOf(app, 'auth').getSnapshot().context.isLoggedIn) return code;
  if (!isOpened || !route.isDrawnFirst) app.send({ type: 'features.load' });
  if (isOpened) readLists(route.page, app);
  return code;
}

/** The lists that the page at a path shows in its first frame, if it is drawn before the feature actors run. */
export const listsOf = (path: string): readonly ListKey[] =>
  routes.find((each) => each.isDrawnFirst && matches(each.path, path))?.page.lists ?? [];

/** Reads the lists of a page that have not been read. */
function readLists({ lists }: LazyPage, app: AppActor): void {
  holdLists(lists.map((key) => actorOf(app, key)).filter((list) => list.getSnapshot().context.readAt === null));
}

const matches = (pattern: string, path: string): boolean => {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return parts.length === expected.length && expected.every((part, at) => part.startsWith(':') || part === parts[at]);
};
