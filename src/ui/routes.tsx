/** Maps each route to its page (specification, section 2). */
import type { ReactNode } from 'react';
import { useApp, useIsLoggedIn } from './actors.tsx';
import { FeaturesLoaded } from './features-loaded.tsx';
import { lazyPage } from './lazy-page.tsx';
import { loginUrl, paths, patterns } from './paths.ts';
import { Redirect, Route, Switch, usePathAndQuery } from './router.tsx';
import { Shell } from './shell/shell.tsx';

const LandingRoute = lazyPage(async () => (await import('./landing/landing-route.tsx')).LandingRoute);
const LoginPage = lazyPage(async () => (await import('./auth/login-page.tsx')).LoginPage);
const SignUpPage = lazyPage(async () => (await import('./sign-up/sign-up-page.tsx')).SignUpPage);
const ProfilePage = lazyPage(async () => (await import('./profile/profile-page.tsx')).ProfilePage);
const JobRequestListPage = lazyPage(
  async () => (await import('./job-request/job-request-list-page.tsx')).JobRequestListPage,
);
const JobRequestPage = lazyPage(async () => (await import('./job-request/job-request-page.tsx')).JobRequestPage);
const ContractListPage = lazyPage(async () => (await import('./contract/contract-list-page.tsx')).ContractListPage);
const ContractPage = lazyPage(async () => (await import('./contract/contract-page.tsx')).ContractPage);
const InvoiceListPage = lazyPage(async () => (await import('./invoice/invoice-list-page.tsx')).InvoiceListPage);
const InvoicePage = lazyPage(async () => (await import('./invoice/invoice-page.tsx')).InvoicePage);
const AccountPage = lazyPage(async () => (await import('./account/account-page.tsx')).AccountPage);
const ForgotPasswordPage = lazyPage(
  async () => (await import('./password-reset/forgot-password-page.tsx')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyPage(
  async () => (await import('./password-reset/reset-password-page.tsx')).ResetPasswordPage,
);
const VerifyEmailPage = lazyPage(async () => (await import('./verification/verify-email-page.tsx')).VerifyEmailPage);
const NotFoundPage = lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);

export function AppRoutes() {
  return (
    <Shell>
      <Switch>
        <Route path={paths.landing}>
          <LandingRoute />
        </Route>
        <Route path={paths.login}>
          <LoginPage />
        </Route>
        {pageRoute(paths.signUp, <SignUpPage />)}
        {pageRoute(paths.forgotPassword, <ForgotPasswordPage />)}
        {pageRoute(paths.resetPassword, <ResetPasswordPage />)}
        {pageRoute(paths.verifyEmail, <VerifyEmailPage />)}
        {personalRoute(paths.profile, <ProfilePage />)}
        {personalRoute(paths.jobRequests, <JobRequestListPage />)}
        {personalRoute(patterns.jobRequest, <JobRequestPage />)}
        {personalRoute(paths.contracts, <ContractListPage />)}
        {personalRoute(patterns.contract, <ContractPage />)}
        {personalRoute(paths.invoices, <InvoiceListPage />)}
        {personalRoute(patterns.invoice, <InvoicePage />)}
        {personalRoute(paths.account, <AccountPage />)}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Shell>
  );
}

/** The route of a page that needs the feature actors. */
const pageRoute = (path: string, page: ReactNode) => (
  <Route path={path}>
    <FeaturesLoaded>{page}</FeaturesLoaded>
  </Route>
);

/** The route of a page that also needs a login. */
const personalRoute = (path: string, page: ReactNode) => (
  <Route path={path}>
    <LoginRequired>{page}</LoginRequired>
  </Route>
);

/** Redirects a visitor to the login page, which returns to the requested page. */
function LoginRequired({ children }: { children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  const isLeaving = useApp().getSnapshot().hasTag('leaving');
  const address = usePathAndQuery();
  if (isLoggedIn) return <FeaturesLoaded>{children}</FeaturesLoaded>;
  return <Redirect to={isLeaving ? paths.landing : loginUrl(address)} />;
}
