import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SetSearchParams } from '../router.tsx';

/** The pause in milliseconds after which the search is written to the URL: browsers limit how often it may change. */
const pause = 400;
/** The parameter of the search in every list. */
export const searchParam = 'q';

/**
 * The search text. It filters at once, and is written to the address after a pause or when the field loses the focus.
 */
export function useTypedSearch(params: URLSearchParams, setParams: SetSearchParams) {
  const inAddress = params.get(searchParam) ?? '';
  const [state, setState] = useState<Typed>({ text: inAddress, lastAddress: inAddress, written: [] });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  // a render with a new address may be discarded, so the state changes only after the commit
  const typed = withAddress(state, inAddress);
  useLayoutEffect(() => setState((old) => withAddress(old, inAddress)), [inAddress]);

  const drop = () => {
    clearTimeout(wait.current);
    pending.current = undefined;
  };
  const settle = () => {
    const text = pending.current?.trim();
    drop();
    if (text === undefined || text === (typed.written.at(-1) ?? inAddress)) return;
    setState((old) => ({ ...old, written: [...old.written, text] }));
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        setParam(next, searchParam, text);
        return next;
      },
      { replace: true },
    );
  };
  const settleLatest = useRef(settle);
  useEffect(() => {
    settleLatest.current = settle;
  });
  useEffect(() => () => clearTimeout(wait.current), []);

  const type = (text: string) => {
    setState((old) => ({ ...withAddress(old, inAddress), text }));
    pending.current = text;
    clearTimeout(wait.current);
    wait.current = setTimeout(() => settleLatest.current(), pause);
  };
  return { search: typed.text, type, settle, drop };
}

/** Sets a parameter, or removes it for an empty value. */
export function setParam(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

interface Typed {
  readonly text: string;
  /** The search in the address at the last render. */
  readonly lastAddress: string;
  /** Texts that were written to the URL and have not been read back yet, in order. A slow page has several. */
  readonly written: readonly string[];
}

/** Follows a change of the URL by Back, a link or a cleared list, but not the changes that were typed here. */
function withAddress(typed: Typed, inAddress: string): Typed {
  if (typed.lastAddress === inAddress) return typed;
  const at = typed.written.indexOf(inAddress);
  return {
    text: at === -1 ? inAddress : typed.text,
    lastAddress: inAddress,
    written: typed.written.slice(at + 1),
  };
}
