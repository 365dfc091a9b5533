/** The keys of the product, and how a pressed key is read in whatever layout it was pressed. */
import { paths } from '../paths.ts';
import type { WordId } from '../words.tsx';

/** Where `g` and another letter lead. */
export const goKeys = [
  { key: 'p', path: paths.accountView, word: 'bio' },
  { key: 'j', path: paths.jobRequests, word: 'job_request' },
  { key: 'c', path: paths.contracts, word: 'contract' },
  { key: 'i', path: paths.invoices, word: 'invoice' },
  { key: 'a', path: paths.account, word: 'account' },
] as const satisfies readonly { key: string; path: string; word: WordId }[];

/** The shortcut that opens the palette, also while typing. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyOf(event) === 'k';

/** The key as the Latin layout has it: on an Arabic keyboard `g` writes ل, and the question mark is ؟. */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  if (key === '؟') return '?';
  if (key.length !== 1) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
}

/** Whether a key pressed there writes something, or belongs to a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

/** The key beside the letter, as this person's keyboard names it. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
