/**
 * The router of the product: the address as wouter's store has it, a flat list of routes, and guarded navigation. No
 * other file imports wouter.
 */
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import { navigate, useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { entryOf, type NavigationOptions, navigateGuarded, watchHistory } from './navigation.ts';

/** Handles Back and Forward for its children. */
export function Router({ children }: { children: ReactNode }) {
  useEffect(watchHistory, []);
  return children;
}

type Params = Readonly<Record<string, string>>;

const ParamsContext = createContext<Params>({});

interface RouteProps {
  /** With at most one parameter per segment, such as `/contract/:name`. Without it, or with `*`, the route has every address. */
  path?: string;
  children: ReactNode;
}

/** A page of a `Switch`. */
export const Route = ({ children }: RouteProps): ReactNode => children;

/** Shows the first of its routes that has the path in the address. */
export function Switch({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [route, params] = useMemo(() => {
    for (const each of Children.toArray(children)) {
      const found = isValidElement<RouteProps>(each) && paramsIn(each.props.path, pathname);
      if (found) return [each, found];
    }
    return [null, {}];
  }, [children, pathname]);
  return <ParamsContext value={params}>{route}</ParamsContext>;
}

/**
 * The parameters of a pattern in a path, encoded; `null` for another path. The case does not matter, and a slash at the
 * end neither.
 */
export function paramsIn(pattern: string | undefined, path: string): Params | null {
  if (pattern === undefined || pattern === '*') return {};
  const parts = path.replace(/\/$/, '').split('/');
  const expected = pattern.replace(/\/$/, '').split('/');
  if (parts.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of expected.entries()) {
    const part = parts[at] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name.toLowerCase() !== part.toLowerCase()) return null;
  }
  return params;
}

/** The path in the address, with its percent-encoding. */
export const usePathname = (): string => useLocationProperty(() => location.pathname);

const useQuery = (): string => useLocationProperty(() => location.search);

/** Path and query in the address, with their percent-encoding. */
export const usePathAndQuery = (): string => `${usePathname()}${useQuery()}`;

/** Changes the query of the address. Changes that follow each other start from the result of the one before. */
export type SetSearchParams = typeof setSearchParams;

type QueryInit = ConstructorParameters<typeof URLSearchParams>[0];

function setSearchParams(next: QueryInit | ((old: URLSearchParams) => QueryInit), options?: NavigationOptions): void {
  const init = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next;
  const query = new URLSearchParams(init).toString();
  openPage(location.pathname + (query && `?${query}`), options);
}

/** The query of the address, and the function that changes it, which stays the same. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const query = useQuery();
  return [useMemo(() => new URLSearchParams(query), [query]), setSearchParams];
}

/** The fragment of the address with its `#`, or `''`. */
export const useHash = (): string => useLocationProperty(() => location.hash);

/** A parameter of the route, decoded; `''` when the route does not have it. */
export function useParam(name: string): string {
  const value = useContext(ParamsContext)[name] ?? '';
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
export const useNavigate = (): typeof openPage => openPage;

function openPage(to: string, options?: NavigationOptions): void {
  navigateGuarded(navigate, to, options);
}

interface LinkProps extends NavigationOptions, Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  to: string;
}

/** A link to a page of the product. A click with a modifier key is left to the browser. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    openPage(to, { replace, state });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it redirects once
  useLayoutEffect(() => openPage(to, { replace: true }), []);
  return null;
}
