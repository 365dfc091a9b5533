/** Goes to the home page with a full reload (specification, section 4). */
export function reloadHome(): void {
  location.assign('/');
}

/** Loads the page again. */
export function reloadPage(): void {
  location.reload();
}
