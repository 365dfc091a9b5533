import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when an element is removed that has it, for example a row with the button that removes it.
 *
 * @param selector of the element that takes the focus
 * @param fallback of the one that takes it where the page has no such element
 * @returns the ref of the element
 */
export function useFocusAfterRemoval<Removed extends HTMLElement>(
  selector: string,
  fallback?: string,
): RefObject<Removed | null> {
  const removed = useRef<Removed>(null);
  useLayoutEffect(() => {
    const element = removed.current;
    // at this time the element is still in the document, and what replaces it may not be
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => focusFrom(element, selector, fallback));
    };
  }, [selector, fallback]);
  return removed;
}

function focusFrom(element: HTMLElement, selector: string, fallback?: string): void {
  const hasFocusElsewhere = document.activeElement !== document.body;
  if (element.isConnected || hasFocusElsewhere) return;
  const next =
    document.querySelector<HTMLElement>(selector) ?? (fallback && document.querySelector<HTMLElement>(fallback));
  if (next) next.focus({ preventScroll: true });
}
