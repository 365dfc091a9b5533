import { createContext, useContext } from 'react';

/** Origin of the API, as the deployment sets it; empty is the page's own. */
export const ApiBase = createContext('');

/** Where a file that anyone may fetch is found: the server tells of its own by the path alone. */
export function useFileAddress(): (told: string) => string {
  const base = useContext(ApiBase);
  return (told) => (/^\/(?!\/)/.test(told) ? base + told : told);
}
