/**
 * Runs the callback after pointer release. Leaving a field shows its error, which makes the page longer: shown while
 * the pointer is still down on a button, it would move the button from under the pointer, and the click would be lost.
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
