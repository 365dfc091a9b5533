import { useEffect, useState } from 'react';
import { Button, Container, Nav, Navbar } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { toast } from 'react-toastify';
import { language, loggedOut } from './slices.js';

const personalLinks = [
  ['/account-view', 'bio'],
  ['/job-request-list', 'job_request'],
  ['/contract', 'contract'],
  ['/invoice', 'invoice'],
];

export function Header({ onSignUp }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isLoggedIn = useSelector((state) => state.auth.token !== '');
  const isArabic = useSelector((state) => state.language.languageToggle);
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  const logOut = () => {
    localStorage.removeItem('LoggedIn');
    dispatch(loggedOut());
    toast(t('logged_out'), { autoClose: 500 });
  };
  return (
    <header>
      <Navbar expand="lg" sticky="top" variant="dark" bg={isScrolled || pathname !== '/' ? 'dark' : 'secondary'}>
        <Container>
          <Navbar.Brand as={Link} to="/">
            {t('sg_network')}
          </Navbar.Brand>
          <Navbar.Toggle aria-controls="menu" />
          <Navbar.Collapse id="menu">
            {isLoggedIn && (
              <Nav className="me-auto">
                {personalLinks.map(([path, label]) => (
                  <Nav.Link key={path} as={NavLink} to={path}>
                    {t(label)}
                  </Nav.Link>
                ))}
              </Nav>
            )}
          </Navbar.Collapse>
          <div className="d-flex gap-2">
            <Button
              variant="outline-light"
              lang={isArabic ? 'en' : 'ar'}
              onClick={() => dispatch(language.actions.toggled())}
            >
              {isArabic ? 'English' : 'العربية'}
            </Button>
            {isLoggedIn ? (
              <Button onClick={logOut}>{t('log_out')}</Button>
            ) : (
              <>
                <Link className="btn btn-outline-light" to="/login">
                  {t('login')}
                </Link>
                <Button onClick={onSignUp}>{t('signup')}</Button>
              </>
            )}
          </div>
        </Container>
      </Navbar>
    </header>
  );
}

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(window.scrollY > 0);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
