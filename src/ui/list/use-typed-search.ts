import { useEffect, useRef, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every letter of a quick typist. */
const pause = 250;
const param = 'q';

/** What is sought: filters at once, and takes its place in the address when the typing rests or the field is left. */
export function useTypedSearch(params: URLSearchParams, setParams: SetURLSearchParams) {
  const said = params.get(param) ?? '';
  const [typed, setTyped] = useState<Typed>({ text: said, over: said, written: null });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  // the address changed: by what was typed here, or by Back, a link or a cleared list, which then say what is sought
  if (typed.over !== said) {
    setTyped({ text: typed.written === said ? typed.text : said, over: said, written: null });
  }

  const drop = () => {
    clearTimeout(wait.current);
    pending.current = undefined;
  };
  const settle = () => {
    const text = pending.current?.trim();
    drop();
    if (text === undefined || text === said) return;
    setTyped((old) => ({ ...old, written: text }));
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
    setTyped((old) => ({ ...old, text }));
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
  /** What was put into the address and has not come back from it yet. */
  readonly written: string | null;
}
