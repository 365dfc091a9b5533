import { useLingui } from '@lingui/react';
import type { MessageId } from '../../locales/ids.ts';

export type { MessageId };

/** Says a word of the catalogue in the language on screen; `values` fill its placeholders. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** The catalogue as the screen speaks it; changes identity with every change of words, so what uses it is drawn anew. */
export function useMessages(): Translate {
  const { _ } = useLingui();
  return _ as Translate; // the same function; its ids are the catalogue's
}
