/** Maps each route to its page (specification, section 2). */
import { lazy, type ReactNode } from 'react';
import { useApp, useIsLoggedIn } from './actors.tsx';
import { FeaturesLoaded } from './features-loaded.tsx';
import { loginUrl, paths, patterns } from './paths.ts';
import { Redirect, Route, Switch, usePathAndQuery } from './router.tsx';
import { Shell } from './shell/shell.tsx';

const LandingRoute = lazy(async () => ({ default: (await import('./landing/landing-route.tsx')).LandingRoute }));
const LoginPage = lazy(async () => ({ default: (await import('./auth/login-page.tsx')).LoginPage }));
const SignUpPage = lazy(async () => ({ default: (await import('./sign-up/sign-up-page.tsx')).SignUpPage }));
const ProfilePage = lazy(async () => ({
  default: (await import('./profile/profile-page.tsx')).ProfilePage,
}));
const JobRequestListPage = lazy(async () => ({
  default: (await import('./job-request/job-request-list-page.tsx')).JobRequestListPage,
}));
const JobRequestPage = lazy(async () => ({
  default: (await import('./job-request/job-request-page.tsx')).JobRequestPage,
}));
const ContractListPage = lazy(async () => ({
  default: (await import('./contract/contract-list-page.tsx')).ContractListPage,
}));
const ContractPage = lazy(async () => ({ default: (await import('./contract/contract-page.tsx')).ContractPage }));
const InvoiceListPage = lazy(async () => ({
  default: (await import('./invoice/invoice-list-page.tsx')).InvoiceListPage,
}));
const InvoicePage = lazy(async () => ({ default: (await import('./invoice/invoice-page.tsx')).InvoicePage }));
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./password-reset/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./password-reset/reset-password-page.tsx')).ResetPasswordPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./verification/verify-email-page.tsx')).VerifyEmailPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/not-found-page.tsx')).NotFoundPage }));

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
