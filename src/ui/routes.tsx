/** Maps each route to its page (specification, section 2). */
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useApp, useIsLoggedIn } from './actors.tsx';
import { FeaturesLoaded } from './features-loaded.tsx';
import { lazyPage } from './lazy-page.tsx';
import { loginUrl, paths, patterns } from './paths.ts';
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
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.landing} element={<LandingRoute />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<FeaturesLoaded />}>
          <Route path={paths.signUp} element={<SignUpPage />} />
          <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
          <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        </Route>
        <Route element={<LoginRequired />}>
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.jobRequests} element={<JobRequestListPage />} />
          <Route path={patterns.jobRequest} element={<JobRequestPage />} />
          <Route path={paths.contracts} element={<ContractListPage />} />
          <Route path={patterns.contract} element={<ContractPage />} />
          <Route path={paths.invoices} element={<InvoiceListPage />} />
          <Route path={patterns.invoice} element={<InvoicePage />} />
          <Route path={paths.account} element={<AccountPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** The pages that require a login. Redirects a visitor to the login page, which returns to the requested page. */
function LoginRequired() {
  const isLoggedIn = useIsLoggedIn();
  const isLeaving = useApp().getSnapshot().hasTag('leaving');
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <FeaturesLoaded />;
  return <Navigate to={isLeaving ? paths.landing : loginUrl(`${pathname}${search}`)} replace />;
}
