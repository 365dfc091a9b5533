/**
 * Dresses the page: the theme on `<html>`, and the colour of the browser's own bars. The boot script of `index.html`
 * does it before the first paint, and it is asked to do it again here, so that there is one way.
 */
export function showTheme(theme: 'system' | 'light' | 'dark'): void {
  (globalThis as { __showTheme?: (theme: string) => void }).__showTheme?.(theme);
}
