/** Maps each route to its page (specification, section 2). */
import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useApp, useIsLoggedIn } from './actors.tsx';
import { FeaturesLoaded } from './features-loaded.tsx';
import { loginUrl, paths, patterns } from './paths.ts';
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
