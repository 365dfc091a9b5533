import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a button when the person returns from what it has opened in its place, such as a form.
 *
 * @param isAway whether that is shown
 * @param isElsewhere whether something else took the focus meanwhile
 * @returns the ref of the button
 */
export function useFocusOnReturn(isAway: boolean, isElsewhere = false): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway && !isElsewhere) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway, isElsewhere]);
  return button;
}
