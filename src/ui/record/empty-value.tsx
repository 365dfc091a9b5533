import { useMessages } from '../messages.tsx';

/** An absent value: a dash on screen, text for screen readers. A card without headers leaves it out. */
export function EmptyValue() {
  const t = useMessages();
  return (
    <>
      <span aria-hidden="true" data-empty>
        —
      </span>
      <span className="visually-hidden">{t('not_given')}</span>
    </>
  );
}
