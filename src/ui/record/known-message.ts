import type { MessageId, Translate } from '../messages.tsx';

/** The words for a value of which the wire knows a few; one that is unknown is said as it is. */
export function knownMessage(
  t: Translate,
  known: Readonly<Record<string, MessageId>>,
  value: string | null,
): string | null {
  if (value === null) return null;
  const id = Object.hasOwn(known, value) ? known[value] : undefined;
  return id ? t(id) : value;
}
