/** Defines the keyboard shortcuts and reads key presses independently of the keyboard layout. */

import { isTyping } from '../is-typing.ts';
import type { IconNode } from '../kit/icon.tsx';
import { BellIcon, ContractIcon, InvoiceIcon, JobIcon, OverviewIcon, PersonIcon, SettingsIcon } from '../kit/icons.ts';
import type { MessageId } from '../messages.tsx';
import { paths } from '../paths.ts';

/** The pages that open after `g` and another letter. */
export const pageShortcuts = [
  { key: 'p', path: paths.profile, message: 'bio', icon: PersonIcon },
  { key: 'j', path: paths.jobRequests, message: 'job_request', icon: JobIcon },
  { key: 'c', path: paths.contracts, message: 'contract', icon: ContractIcon },
  { key: 'i', path: paths.invoices, message: 'invoice', icon: InvoiceIcon },
  { key: 'o', path: paths.overview, message: 'overview', icon: OverviewIcon },
  { key: 'n', path: paths.notifications, message: 'notifications', icon: BellIcon },
  { key: 'a', path: paths.account, message: 'account', icon: SettingsIcon },
] as const satisfies readonly { key: string; path: string; message: MessageId; icon: IconNode }[];

/** Whether the event is the palette's shortcut, which also works while typing. */
export const isCommandPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyOf(event) === 'k';

/** The key in the Latin layout: on an Arabic keyboard the `g` key types ل, and the question mark is ؟. */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  if (key === '؟') return '?';
  if (key.length !== 1) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
}

/** Whether single-key shortcuts are off for a key pressed on `target`: it types text, or a dialog is open. */
export function ignoresSingleKeys(target: EventTarget | null): boolean {
  return document.querySelector('dialog[open]') !== null || isTyping(target);
}

/** The name of the modifier key on the user's keyboard. */
export const modifierName = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
