/**
 * Applies the theme to `<html>` and to the browser's bars. The implementation is in `index.html`, which runs it before
 * the first paint.
 */
export function showTheme(theme: 'system' | 'light' | 'dark'): void {
  globalThis.__showTheme?.(theme);
}
