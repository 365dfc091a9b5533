/**
 * Runs the callback after the next frame; a page that draws no frames, for example a hidden one, does not wait for it.
 * Returns a function that cancels it.
 */
export function afterFrame(callback: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    callback();
  };
  setTimeout(run, 100);
  requestAnimationFrame(() => {
    // after the frame itself; Safari has no idle callbacks
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 50 });
    else setTimeout(run);
  });
  return () => {
    isDone = true;
  };
}
