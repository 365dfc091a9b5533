/**
 * Runs the callback after pointer release. An error that appears when a field loses the focus makes the page longer.
 * While the pointer is down on a button, this would move the button away, and the click would be lost.
 */
export function whenReleased(callback: () => void): void {
  if (!isPressed) callback();
  else addEventListener('pointerup', () => setTimeout(callback), { once: true });
}

let isPressed = false;
const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
};

addEventListener('pointerdown', press, { capture: true });
addEventListener('pointerup', release, { capture: true });
addEventListener('pointercancel', release, { capture: true });
