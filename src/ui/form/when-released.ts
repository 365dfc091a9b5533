/**
 * Does a deed once no button of the mouse is down. What is wrong with a field is said when the field is left,
 * and makes the page longer: said while the press that left it is still going on, it would move the button away
 * from under the pointer, and the click would be lost.
 */
export function whenReleased(deed: () => void): void {
  if (!isPressed) deed();
  else addEventListener('pointerup', () => setTimeout(deed), { once: true });
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
