/** Messages between the tabs of this browser. */

/** Opens a channel by its name. A browser without channels gets one that does nothing. */
export function openTabChannel(name: string, onMessage: (message: unknown) => void) {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return { post: (message: object) => channel.postMessage(message), close: () => channel.close() };
}

/** Whether the page is on screen, and not in a tab in the background. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when the page becomes visible or hidden. Returns a function that stops it. */
export function watchPageVisible(onChange: (isVisible: boolean) => void): () => void {
  const changed = () => onChange(isPageVisible());
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
