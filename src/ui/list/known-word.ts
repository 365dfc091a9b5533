import type { WordId, Words } from '../words.tsx';

/** The words for a value of which the wire knows a few; one that is unknown is said as it is. */
export function knownWord(t: Words, known: Readonly<Record<string, WordId>>, value: string | null): string | null {
  if (value === null) return null;
  const id = Object.hasOwn(known, value) ? known[value] : undefined;
  return id ? t(id) : value;
}
