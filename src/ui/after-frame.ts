/**
 * Runs the callback in an idle moment after the next frame; a page that draws no frames, for example a hidden one, does
 * not wait for it. Returns a function that cancels it.
 */
export function afterFrame(callback: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (!isDone) callback();
    isDone = true;
  };
  setTimeout(run, 100);
  // Safari has no idle callbacks
  requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(run));
  return () => {
    isDone = true;
  };
}
