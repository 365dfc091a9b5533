/** Moves the focus to the heading of the page, after a press that has removed its own button. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
