import { useEffect, useRef } from 'react';

/** Returns how to send the focus to what a selector finds once the screen has been drawn anew. */
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
