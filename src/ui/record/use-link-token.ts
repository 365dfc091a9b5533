import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of the link that opened the page, or `''`. It is removed from the address at once, and nothing stores it. */
export function useLinkToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = tokenIn(hash);
  const [token, setToken] = useState(found);
  if (found !== '' && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [navigate, pathname, search, hash]);
  return found || token;
}

const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
