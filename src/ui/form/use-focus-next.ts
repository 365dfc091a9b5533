import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element of a selector after the next render. */
export function useFocusNext(): (selector: string) => void {
  const wanted = useRef<string>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector) => {
    wanted.current = selector;
  };
}
