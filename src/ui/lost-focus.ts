import { afterFrame } from './after-frame.ts';

/**
 * Returns the focus to the page when the element that has it is removed and nothing else takes it, such as a button to
 * try again that has worked, or a dialog whose opener is gone. The browser leaves it nowhere.
 */
export function followLostFocus(): void {
  /** The element that has the focus, followed by those that contain it. */
  let path = withAncestors(document.activeElement);
  let isWaiting = false;

  document.addEventListener('focusin', ({ target }) => {
    path = withAncestors(target as Element); // only elements receive the focus
  });
  document.addEventListener('focusout', () => {
    // some browsers send this for an element that is removed, too
    queueMicrotask(() => {
      if (path[0]?.isConnected && document.activeElement === document.body) path = [];
    });
  });
  new MutationObserver(() => {
    if (isWaiting || !isRemoved(path)) return;
    isWaiting = true;
    // what takes the place of the element may take its focus, too
    afterFrame(() => {
      isWaiting = false;
      if (!isRemoved(path) || document.activeElement !== document.body) return;
      focusable(path)?.focus({ preventScroll: true });
    });
  }).observe(document.body, { childList: true, subtree: true });
}

const isRemoved = ([focused]: readonly Element[]): boolean => focused?.isConnected === false;

/** The nearest heading before or around the place of the removed element, or the main area. */
function focusable(path: readonly Element[]): HTMLElement | null {
  const nearest = path
    .filter((each) => each.isConnected)
    .map((each) => each.querySelector<HTMLElement>(headings))
    .find((heading) => heading !== null);
  return nearest ?? document.querySelector('main');
}

const headings = ':is(h1, h2)[tabindex="-1"]';

function withAncestors(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) path.push(each);
  return path;
}
