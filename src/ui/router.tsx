/** The router of the product: wouter, with guarded navigation and encoded parameters. No other file imports wouter. */
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation, useParams, useSearch, Redirect as WouterRedirect, Router as WouterRouter } from 'wouter';
import { navigate, useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { entryOf, type NavigationOptions, navigateGuarded, watchHistory } from './navigation.ts';

export { Route, type SetSearchParams, Switch, useSearchParams } from 'wouter';

/** Gives its children the address of the tab. */
export function Router({ children }: { children: ReactNode }) {
  useEffect(watchHistory, []);
  return (
    <WouterRouter hook={useAddress} searchHook={useQuery} aroundNav={navigateGuarded}>
      {children}
    </WouterRouter>
  );
}

// wouter decodes path and query by `decodeURI`, after which some parameters cannot be decoded
// (https://github.com/molefrog/wouter/issues/493). What is encoded twice stays encoded once.
const useAddress = (): [string, typeof navigate] => [useLocationProperty(encodedPath), navigate];
const useQuery = (): string => useLocationProperty(encodedQuery);
const encodedPath = () => location.pathname.replaceAll('%', '%25');
const encodedQuery = () => location.search.replaceAll('%', '%25');

/** The path in the address, with its percent-encoding. */
export const usePathname = (): string => useLocation()[0];

/** Path and query in the address, with their percent-encoding. */
export function usePathAndQuery(): string {
  const query = useSearch();
  return `${usePathname()}${query && '?'}${query}`;
}

/** The fragment of the address with its `#`, or `''`. */
export const useHash = (): string => useLocationProperty(() => location.hash);

/** A parameter of the route, decoded; `''` when the route does not have it. */
export function useParam(name: string): string {
  const value = useParams()[name] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a `%` that encodes nothing, in an address that was typed
  }
}

/** What the page that navigated here passed on as `state`, unchecked. */
export const usePassedState = (): unknown => entryOf(useHistoryState())?.state;

/** A value that differs after every navigation, even to the same address. */
export const useNavigationKey = (): unknown => useHistoryState();

/** Opens a page of the product. The function stays the same. */
export const useNavigate = (): ((to: string, options?: NavigationOptions) => void) => useLocation()[1];

interface LinkProps extends NavigationOptions, Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  to: string;
}

/**
 * A link to a page of the product. A click with a modifier key is left to the browser. Unlike wouter's link it does not
 * read the address, so a navigation does not render every link of the page.
 */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigateGuarded(navigate, to, { replace, state });
  };
  return <a {...props} href={to} onClick={open} />;
}

/** A link that is marked while its page, or a page below it, is shown. */
export function NavLink(props: LinkProps) {
  const isCurrent = `${usePathname()}/`.toLowerCase().startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Replaces the current entry of the history by another page. */
export function Redirect({ to }: { to: string }) {
  return <WouterRedirect to={to} replace />;
}
