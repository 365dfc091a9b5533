import { createContext, useContext } from 'react';

/** The configured origin of the API; empty when it is the page's own. */
export const ApiBase = createContext('');

/**
 * Returns a function that resolves a public file's address: the server sends its own files as paths without an origin.
 */
export function useFileAddress(): (address: string) => string {
  const base = useContext(ApiBase);
  return (address) => (/^\/(?!\/)/.test(address) ? base + address : address);
}
