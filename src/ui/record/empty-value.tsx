import { type MessageId, useMessages } from '../messages.tsx';

/**
 * An absent value: a dash on screen, text for screen readers. A card without headers leaves it out.
 *
 * @param meaning the text for screen readers; “Not provided” by default
 */
export function EmptyValue({ meaning = 'not_given' }: { meaning?: MessageId | undefined }) {
  const t = useMessages();
  return (
    <>
      <span aria-hidden="true" data-empty>
        —
      </span>
      <span className="visually-hidden">{t(meaning)}</span>
    </>
  );
}
