import type { Theme } from './contract/themes.ts';

/**
 * Applies the theme to `<html>` and to the browser's bars. The implementation is in `index.html`, which runs it before
 * the first paint.
 */
export function showTheme(theme: Theme): void {
  globalThis.__showTheme?.(theme);
}
