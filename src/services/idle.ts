/** Runs the callback in the next idle moment, within `maxDelay` milliseconds. Returns a function that cancels it. */
export function whenIdle(callback: () => void, maxDelay: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: maxDelay });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, Math.min(maxDelay, 200));
  return () => clearTimeout(handle);
}

/** Runs the callback in a task of its own, without the wait of a timer. */
export function inNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(null);
}

/** Resolves after the next frame. A page that draws no frames, for example a hidden one, does not wait for it. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => whenIdle(resolve, 50));
  });
}

/** Runs the callback whenever the page is hidden or unloaded. Returns a function that stops it. */
export function whenLeaving(callback: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  addEventListener('pagehide', callback);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', callback);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** How long in milliseconds a page that has loaded must be without input before work that nobody waits for begins. */
const quietTime = 4_000;

const inputs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Resolves in an idle moment of a page that has loaded and is not being used, so that no click or load is slower. */
export function whenSettled(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quietTime);
    };
    const end = () => {
      for (const input of inputs) removeEventListener(input, wait, { capture: true });
      whenIdle(resolve, 10_000);
    };
    const begin = () => {
      for (const input of inputs) addEventListener(input, wait, { capture: true, passive: true });
      wait();
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  });
}

/**
 * Runs the callback whenever the page is shown again after it was hidden or suspended. Returns a function that stops
 * it.
 */
export function whenReturning(callback: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  addEventListener('pageshow', callback);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('pageshow', callback);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
