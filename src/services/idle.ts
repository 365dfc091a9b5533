/** When to write: at the next idle moment, at the latest after `latest` milliseconds, and when the page goes away. */
export function whenIdle(deed: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(deed, { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(deed, Math.min(latest, 200));
  return () => clearTimeout(handle);
}

/** Calls `deed` when the page may not come back. Returns how to stop listening. */
export function whenLeaving(deed: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') deed();
  };
  addEventListener('pagehide', deed);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', deed);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
