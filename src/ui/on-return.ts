/**
 * Calls `listener` when the page is shown or hidden, and when its window gets the focus.
 *
 * @returns a function that removes the listener
 */
export function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}
