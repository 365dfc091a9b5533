import { useSite } from './site.ts';

/**
 * Returns a function that resolves a public file's address: the server sends its own files as paths without an origin.
 */
export function useFileAddress(): (address: string) => string {
  const { apiBase } = useSite();
  return (address) => (/^\/(?!\/)/.test(address) ? apiBase + address : address);
}
