// Runs in the measured page before its own scripts: records when something is first painted.

/**
 * @param {{ heading?: string, signUp?: string, taps?: boolean }} watched the heading that only the server has, the label
 * of “Sign up”, and whether it is tapped as soon as it is on screen
 */
export function watchPage({ heading, signUp, taps }) {
  const times = {};
  const waiting = {};
  const timeOf = (name) =>
    new Promise((resolve, reject) => {
      if (times[name]) return resolve(times[name]);
      waiting[name] = resolve;
      setTimeout(reject, 90_000, new Error('too late'));
    });
  window.bench = { timeOf, longTasks: [], interactions: [] };
  // a message that is posted in an animation frame arrives after its paint
  const afterPaint = (callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(undefined);
    });
  const record = (name) => {
    if (name in times) return;
    times[name] = 0;
    afterPaint(() => {
      times[name] = performance.now();
      waiting[name]?.(times[name]);
    });
  };
  window.bench.afterPaint = afterPaint;
  const isShown = (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  const findSignUp = () =>
    [...document.querySelectorAll('button, a')].find((each) => each.textContent.trim() === signUp && isShown(each));
  let lastTap = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (!('rows' in times) && document.querySelector('tbody th[scope=row]')) record('rows');
    if (heading && !('content' in times) && document.querySelector('h1')?.textContent?.trim() === heading)
      record('content');
    if (!taps || 'dialog' in times) return;
    const dialog = document.querySelector('dialog[open], [role=dialog]');
    if (dialog?.textContent.trim()) return record('dialog');
    const button = findSignUp();
    // a tap that had no effect is repeated, as a person does
    if (!button || performance.now() - lastTap < 500) return;
    lastTap = performance.now();
    record('signUp');
    const tap = { bubbles: true, cancelable: true };
    for (const type of ['pointerover', 'pointerdown', 'pointerup']) {
      button.dispatchEvent(new PointerEvent(type, { ...tap, pointerType: 'touch', isPrimary: true }));
    }
    button.click();
    setTimeout(look, 510);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: taps ?? false,
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.bench.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
