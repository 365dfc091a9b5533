import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every letter of a quick typist. */
const pause = 250;
const param = 'q';

/** What is sought: filters at once, and takes its place in the address when the typing rests or the field is left. */
export function useTypedSearch(params: URLSearchParams, setParams: SetURLSearchParams) {
  const said = params.get(param) ?? '';
  const [held, setHeld] = useState<Typed>({ text: said, over: said, owed: [] });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  // the address changes in a render that may yet be given up, so what follows from it is only noted once it stands
  const typed = over(held, said);
  useLayoutEffect(() => setHeld((old) => over(old, said)), [said]);

  const drop = () => {
    clearTimeout(wait.current);
    pending.current = undefined;
  };
  const settle = () => {
    const text = pending.current?.trim();
    drop();
    if (text === undefined || text === (typed.owed.at(-1) ?? said)) return;
    setHeld((old) => ({ ...old, owed: [...old.owed, text] }));
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (text === '') next.delete(param);
        else next.set(param, text);
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
    setHeld((old) => ({ ...over(old, said), text }));
    pending.current = text;
    clearTimeout(wait.current);
    wait.current = setTimeout(() => settleLatest.current(), pause);
  };
  return { search: typed.text, type, settle, drop };
}

interface Typed {
  readonly text: string;
  /** What the address said when this was last looked at. */
  readonly over: string;
  /** What was put into the address and has not come back from it yet, in order: a slow page may owe several. */
  readonly owed: readonly string[];
}

/** The address changed: by what was typed here, or by Back, a link or a cleared list, which then say what is sought. */
function over(typed: Typed, said: string): Typed {
  if (typed.over === said) return typed;
  const at = typed.owed.indexOf(said);
  return { text: at === -1 ? said : typed.text, over: said, owed: typed.owed.slice(at + 1) };
}
