import { useEffect, useState } from 'react';
import { useHash, useNavigate, usePathAndQuery } from '../router.tsx';

/**
 * The token of the link that opened the page, or `''`. It is removed from the address at once, and nothing stores it.
 */
export function useLinkToken(): string {
  const hash = useHash();
  const address = usePathAndQuery();
  const navigate = useNavigate();
  const found = tokenIn(hash);
  const [token, setToken] = useState(found);
  if (found !== '' && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') navigate(address, { replace: true });
  }, [navigate, address, hash]);
  return found || token;
}

const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
