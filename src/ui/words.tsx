import type { MessageOptions } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { WordId } from '../../locales/ids.ts';

export type { WordId };

/** Says a word of the catalogue in the language on screen; `values` fill its placeholders. */
export type Words = (id: WordId, values?: Record<string, string | number>) => string;

/** The catalogue as the screen speaks it; changes identity with the language, so what uses it is drawn anew. */
export function useWords(): Words {
  const { i18n } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale is what changes; i18n is one object for ever
  return useCallback<Words>((id, values) => i18n._(id, values, noOptions), [i18n, i18n.locale]);
}

const noOptions: MessageOptions = {};
