import { useLingui } from '@lingui/react';
import type { WordId } from '../../locales/ids.ts';

export type { WordId };

/** Says a word of the catalogue in the language on screen; `values` fill its placeholders. */
export type Words = (id: WordId, values?: Readonly<Record<string, string | number>>) => string;

/** The catalogue as the screen speaks it; changes identity with every change of words, so what uses it is drawn anew. */
export function useWords(): Words {
  const { _ } = useLingui();
  return _ as Words; // the same function; its ids are the catalogue's
}
