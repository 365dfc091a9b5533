import { useLingui } from '@lingui/react';
import type { MessageId } from '../../locales/ids.ts';

export type { MessageId };

/** Formats a catalogue message in the current language; `values` fill its placeholders. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The message formatter. It is a new function after every change of language or catalogue, so that its users render
 * again.
 */
export function useMessages(): Translate {
  const { _ } = useLingui();
  return _ as Translate; // the same function, restricted to the catalogue's ids
}
