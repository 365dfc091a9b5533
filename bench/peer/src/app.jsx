import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ToastContainer } from 'react-toastify';
import { Footer } from './footer.jsx';
import { Header } from './header.jsx';
import { i18next } from './i18n.js';
import { AccountView } from './pages/account-view.jsx';
import { Contracts } from './pages/contracts.jsx';
import { Invoices } from './pages/invoices.jsx';
import { JobRequests } from './pages/job-requests.jsx';
import { Landing } from './pages/landing.jsx';
import { Login } from './pages/login.jsx';
import { SignUp } from './pages/sign-up.jsx';
import { SignUpPrompt } from './sign-up-prompt.jsx';
import { useList } from './use-list.js';

export function App() {
  const [isPromptOpen, setPromptOpen] = useState(false);
  useLanguage();
  return (
    <>
      <Header onSignUp={() => setPromptOpen(true)} />
      <main className="container py-4">
        <Routes>
          <Route path="/" element={<Landing onSignUp={() => setPromptOpen(true)} />} />
          <Route path="/login" element={<Login />} />
          <Route path="/wizard-master" element={<SignUp />} />
          <Route element={<Personal />}>
            <Route path="/account-view" element={<AccountView />} />
            <Route path="/job-request-list" element={<JobRequests />} />
            <Route path="/contract" element={<Contracts />} />
            <Route path="/invoice" element={<Invoices />} />
          </Route>
        </Routes>
      </main>
      <Footer />
      <ToastContainer />
      <SignUpPrompt isOpen={isPromptOpen} onClose={() => setPromptOpen(false)} />
    </>
  );
}

function Personal() {
  const isLoggedIn = useSelector((state) => state.auth.token !== '');
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" replace />;
}

function useLanguage() {
  const language = useSelector((state) => state.language.language_abbr);
  const { data } = useList('translationText');
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
    i18next.changeLanguage(language);
  }, [language]);
  useEffect(() => {
    if (data) i18next.addResourceBundle(language, 'translation', data, true, true);
  }, [data, language]);
}
