/** The keys of the product, and how a pressed key is read in whatever layout it was pressed. */

import type { MessageId } from '../messages.tsx';
import { paths } from '../paths.ts';

/** Where `g` and another letter lead. */
export const goKeys = [
  { key: 'p', path: paths.profile, message: 'bio' },
  { key: 'j', path: paths.jobRequests, message: 'job_request' },
  { key: 'c', path: paths.contracts, message: 'contract' },
  { key: 'i', path: paths.invoices, message: 'invoice' },
  { key: 'a', path: paths.account, message: 'account' },
] as const satisfies readonly { key: string; path: string; message: MessageId }[];

/** The shortcut that opens the palette, also while typing. */
export const isCommandPaletteKey = (event: KeyboardEvent): boolean =>
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
