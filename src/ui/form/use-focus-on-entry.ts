import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a part of the page that has replaced another. */
export function useFocusOnEntry(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return place;
}
